import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { getNewCapInvitation, getNewCapRankings } from '#shared/api/new-cap'
import { CampaignClock } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { EndlessRanking } from '#shared/campaign/ranking'
import { ActivityRules } from '#shared/campaign/rules'
import { usePaged } from '#shared/features/paged'
import { useLanding } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { type Period, Periods } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import { Tabs } from '#shared/ui/tab'
import styles from './BossRankPage.module.css'
import { InviteSheet } from './InviteSheet.tsx'
import type { Invitation } from './Keys.tsx'
import { Keys } from './Keys.tsx'
import type zh from './locales/zh.json'
import { Records } from './Records.tsx'

/** Captains who ask bosses back: my keys, the ranking, my bosses, and what places receive. */
export function BossRankPage() {
  const t = useT<typeof zh>()
  useLanding('boss_rank_landing')
  const call = useQuery(getNewCapInvitation, {})
  const { data } = call
  const [tab, setTab] = useState<'rank' | 'records' | 'prizes'>('rank')
  const [inviting, invite] = useState(false)
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <ActivityRules activityId={data?.activityId} from={call} className={styles.rules} />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <CampaignClock className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
        <StateView call={call} skeleton={<Skeleton height={184} className={styles.waits} />}>
          {(invitation) => <Keys invitation={invitation} />}
        </StateView>
        <Button block size="l" track="invite" onClick={() => invite(true)}>
          {t('invite')}
        </Button>
      </header>
      <Tabs
        className={styles.tabs}
        label={t('title')}
        value={tab}
        onChange={setTab}
        track="tab"
        items={[
          { id: 'rank', label: t('tabs.rank'), panel: () => <Ranking phase={data?.phase} /> },
          { id: 'records', label: t('tabs.records'), panel: () => <Records onInvite={() => invite(true)} /> },
          {
            id: 'prizes',
            label: t('tabs.prizes'),
            panel: () => (
              <StateView call={call} skeleton={<Skeleton height={72} lines={3} />}>
                {({ places }) => <PlacePrizes className={styles.places} places={places} />}
              </StateView>
            ),
          },
        ]}
      />
      <InviteSheet open={inviting} invitation={data} onClose={() => invite(false)} />
    </ThemeRoot>
  )
}

/** Captains by bosses that count, in all or today; my row with what is missing to the next place. */
function Ranking({ phase }: { phase: Invitation['phase'] | undefined }) {
  const t = useT<typeof zh>()
  const [period, setPeriod] = useState<Period>('total')
  const captains = usePaged(getNewCapRankings, { period })
  return (
    <>
      <Periods className={styles.periods} value={period} onChange={setPeriod} />
      <EndlessRanking
        people={captains}
        waiting={{ lines: 6 }}
        label={t('tabs.rank')}
        unit={(count) => t('unit', { count })}
        emptyText={t('rankEmpty')}
        over={isOver(phase)}
        endless={EndlessList}
        place={`captains-${period}`}
      />
    </>
  )
}
