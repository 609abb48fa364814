import { getCaptainRanks, type Recall } from '#shared/api/boss-recall'
import { drawPrize } from '#shared/campaign/prize'
import { EndlessRanking } from '#shared/campaign/ranking'
import { RewardLine } from '#shared/campaign/reward-line'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Ranks.module.css'

/** What the first places receive, and the captains by recall points. */
export function Ranks({ call }: { call: Query<Recall> }) {
  const t = useT<typeof zh>()
  const captains = usePaged(getCaptainRanks, {})
  return (
    <>
      <Plate title={t('ranks.prizes')} expose="rank-prizes">
        <StateView call={call} skeleton={<Skeleton height={48} lines={3} />}>
          {({ places }) => (
            <ol className={styles.places}>
              {places.map(({ from, to, rewards }) => (
                <li key={from}>
                  <b>{from === to ? from : `${from}–${to}`}</b>
                  <RewardLine draw={drawPrize} rewards={rewards} />
                </li>
              ))}
            </ol>
          )}
        </StateView>
      </Plate>
      <Plate
        title={t('ranks.title')}
        aside={call.data?.phase === 'settled' ? t('ranks.final') : t('ranks.points')}
        expose="captains"
      >
        <EndlessRanking
          people={captains}
          waiting={{ height: 56 }}
          endless={EndlessList}
          label={t('ranks.title')}
          unit={(count) => t('ranks.unit', { count })}
          emptyText={t('ranks.none')}
        />
      </Plate>
    </>
  )
}
