import type { GroupPlace } from '#shared/api/group-event'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { PrizeGrid } from '#shared/kit/prize-grid'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './PlacePrizes.module.css'

/** The rewards of each place, the best first. */
export function PlacePrizes({ places }: { places: readonly GroupPlace[] }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  return (
    <ul className={styles.places}>
      {places.map(({ from, to, rewards }) => (
        <li key={from} className={styles.place}>
          <h3 className={styles.rank} data-first={from === 1 || undefined}>
            {from === to ? t('place', { rank: from }) : t('places', { from, to })}
          </h3>
          <PrizeGrid
            columns={3}
            prizes={rewards.map((reward) => ({
              id: reward.id,
              name: reward.name,
              art: (
                <span className={styles.art}>
                  <RewardArt draw={drawPrize} reward={reward} />
                </span>
              ),
              count: countOf(reward),
              top: from === 1,
            }))}
          />
        </li>
      ))}
    </ul>
  )
}
