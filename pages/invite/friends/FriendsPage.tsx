import { getInviteFriends } from '#shared/api/invite-friends'
import { CampaignClock } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { rarestOf, TopPrize } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { useLater } from '#shared/features/later'
import { useLanding } from '#shared/features/report'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import styles from './FriendsPage.module.css'
import type zh from './locales/zh.json'
import { Ticket } from './Ticket.tsx'
import { useFriends } from './use-friends.ts'

const loadSheets = () => import('./sheets/index.tsx')
const loadBelow = () => import('./below/index.tsx')

/** Inviting friends: my code, how far they have come, a ladder of rewards, a pinwheel to spin, and who invited most. */
export function FriendsPage() {
  const t = useT<typeof zh>()
  useLanding('invite_friends_landing')
  const call = useQuery(getInviteFriends, {})
  const { data } = call
  const friends = useFriends(call)
  const below = useLater(loadBelow, data !== undefined)
  const { poster, sharing } = friends
  const later = useLater(loadSheets, poster.open || !!sharing.link, poster.close)
  const waiting = <Skeleton height={440} className={styles.waits} />
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <ActivityRules activityId={data?.activityId} from={call} className={styles.rules} />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <TopPrize
          className={styles.prize}
          label={t('topPrize')}
          rewards={rarestOf(data?.prizes ?? [])}
          draw={drawPrize}
        />
        <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
        <Ticket data={data} friends={friends} />
      </header>
      <StateView call={call} skeleton={waiting}>
        {(data) => (below ? <below.Below data={data} call={call} /> : waiting)}
      </StateView>
      {later && <later.Sheets friends={friends} code={data?.code ?? ''} />}
      <OpenInApp />
    </ThemeRoot>
  )
}
