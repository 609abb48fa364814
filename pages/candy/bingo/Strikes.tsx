import type { BingoCard } from '#shared/api/bingo'
import { directionOf } from './direction.ts'
import styles from './Strikes.module.css'

/** The pen that strikes through every finished line; those of the last stamp are drawn again. */
export function Strikes({ card, finished }: { card: BingoCard; finished: readonly string[] }) {
  const { size } = card
  const middle = (place: number) => `${(place % size) + 0.5} ${Math.floor(place / size) + 0.5}`
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      className={styles.strikes}
      style={{ gridColumn: `1 / ${size + 1}`, gridRow: `1 / ${size + 1}` }}
      aria-hidden="true"
    >
      {card.lines
        .filter(({ state }) => state !== 'locked')
        .map(({ id, places }) => (
          <path
            key={id}
            d={`M${middle(places[0] ?? 0)}L${middle(places[places.length - 1] ?? 0)}`}
            data-kind={directionOf(places, size).kind}
            data-new={finished.includes(id) || undefined}
          />
        ))}
    </svg>
  )
}
