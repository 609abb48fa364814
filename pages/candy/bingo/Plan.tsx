import type { BingoCard } from '#shared/api/bingo'
import styles from './Plan.module.css'

/** The card in small: the line's cells in their places, those that are stamped filled. */
export function Plan({ card: { size, cells }, places }: { card: BingoCard; places: readonly number[] }) {
  const squares = (at: readonly number[]) =>
    at.map((place) => `M${place % size} ${Math.floor(place / size)}h.8v.8h-.8z`).join('')
  const stamped = new Set(cells.filter(({ state }) => state === 'stamped').map(({ place }) => place))
  return (
    <svg viewBox={`-.1 -.1 ${size} ${size}`} className={styles.plan} aria-hidden="true">
      <path d={squares(cells.map(({ place }) => place))} />
      <path className={styles.open} d={squares(places)} />
      <path className={styles.stamped} d={squares(places.filter((place) => stamped.has(place)))} />
    </svg>
  )
}
