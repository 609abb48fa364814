import { ActivityRules } from '#shared/campaign/rules'
import { useLater } from '#shared/features/later'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { friendsCanCome } from '../_family/box/standing.ts'
import { OwnBox } from '../_family/own/OwnBox.tsx'
import { Slip } from '../_family/slip/Slip.tsx'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import theme from '../_family/theme.module.css'
import { Title } from '../_family/title/Title.tsx'
import { useCampaign } from '../_family/use-campaign.ts'
import { Answer } from './Answer.tsx'
import { BigSweet } from './BigSweet.tsx'
import styles from './HelpPage.module.css'
import type zh from './locales/zh.json'
import { useHelp } from './use-help.ts'

/** Whether the person can help: has not helped yet, and has a help left today. */
const WANTED = ['can', 'login']

const loadPopup = () => import('./parts.ts')

/** What a friend sees by a shared link: who asks, one help, then a box of one's own. */
export function HelpPage() {
  const t = useT<typeof zh>()
  const help = useHelp()
  const { call, won } = help
  const later = useLater(loadPopup, help.busy || won.open, help.closeWon)
  const { activityId, own, mine } = useCampaign(call)
  const shared = call.data ?? undefined
  const owner = shared?.box.owner
  const asks = mine
    ? 'me'
    : shared && friendsCanCome(shared) && WANTED.includes(shared.mine)
      ? 'friend'
      : 'asked'
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.flood}>
        <i className={styles.dots} />
        <ActivityRules activityId={activityId} className={styles.rules} />
        <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
        <BigSweet ref={help.sweet} person={owner} unwrapped={shared?.mine === 'helped'} />
        <p className={styles.who} data-waits={call.status === 'loading' || undefined}>
          {owner ? (
            <>
              <bdi>{owner.nickname}</bdi> <span>{t(`asks.${asks}`)}</span>
            </>
          ) : (
            <span>{t('asks.nobody')}</span>
          )}
        </p>
      </header>
      <Slip title={t('box')} expose="shared-box" className={styles.box}>
        <StateView
          call={call}
          skeleton={<Skeleton height={64} lines={3} />}
          isEmpty={(found) => !found}
          emptyText={t('none')}
        >
          {(found) =>
            found && (
              <>
                <Answer shared={found} busy={help.busy} onHelp={help.help} onEnd={call.refetch} />
                <Helpers box={found.box} phase={found.phase} className={styles.friends} />
              </>
            )
          }
        </StateView>
      </Slip>
      {own && <OwnBox edition={own} mine={mine} />}
      {later && (
        <later.ClaimPopup
          draw={later.drawPrize}
          won={won}
          title={t('thanks')}
          note={t('thanksNote')}
          onClose={help.closeWon}
        />
      )}
      <OpenInApp />
    </ThemeRoot>
  )
}
