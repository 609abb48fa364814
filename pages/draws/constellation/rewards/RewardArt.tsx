import type { Reward } from '#shared/campaign/reward'
import { Image } from '#shared/runtime/image'
import styles from './RewardArt.module.css'

/** Engravings on a 24 square, by the kind of reward. */
const MARKS: Record<Reward['kind'], string> = {
  coin: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8l4 4-4 4-4-4z',
  point: 'M12 3q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z',
  ticket: 'M7 8a4 4 0 100 8 4 4 0 000-8zM11 12h11M17 12v4M20.5 12v3',
  gift: 'M5 12h14v8H5zM4 8h16v4H4zM12 8v12M12 8C8 2 4 6 8 8M12 8c4-6 8-2 4 0',
  frame: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7a5 5 0 100 10 5 5 0 000-10zM12 1v4M12 19v4M1 12h4M19 12h4',
  badge: 'M12 2l8 4v6q0 7-8 10-8-3-8-10V6zM12 7q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5z',
  title: 'M6 6h12v8H6zM6 9H2l2 4-2 4h6v-3M18 9h4l-2 4 2 4h-6v-3M9 10h6',
  entrance: 'M5 21V11a7 7 0 0114 0v10M9 21v-9a3 3 0 016 0v9M3 21h18',
  bubble: 'M4 4h16v12h-9l-5 4v-4H4zM12 5q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5z',
  card: 'M6 3h12v18H6zM12 7q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5z',
}

/** The picture of a reward in its round mount; the name stands beside it. With a rarity the mount shows it. */
export function RewardArt({ reward, rarity }: { reward: Reward; rarity?: Reward['rarity'] }) {
  return (
    <span className={styles.mount} data-rarity={rarity}>
      {reward.image ? (
        <Image src={reward.image} alt="" fit="contain" />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={MARKS[reward.kind]} />
        </svg>
      )}
    </span>
  )
}
