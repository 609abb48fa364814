import type { GroupPlace } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './PlacePrizes.module.css'
import { Rewards } from './Rewards.tsx'

/** The rewards of each place, the best first. */
export function PlacePrizes({ places }: { places: readonly GroupPlace[] }) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.places}>
      {places.map(({ from, to, rewards }) => (
        <li key={from} className={styles.place}>
          <h3 className={styles.rank} data-first={from === 1 || undefined}>
            {from === to ? t('place', { rank: from }) : t('places', { from, to })}
          </h3>
          <Rewards rewards={rewards} top={from === 1} columns={3} />
        </li>
      ))}
    </ul>
  )
}
