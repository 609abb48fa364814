import type { AnnualRound } from '#shared/api/group-event'
import styles from './Tower.module.css'

const ROWS = [16, 8, 4, 2, 1]
const WIDTH = 375
/** Of the lowest row, and how much higher each next one hangs; lanterns grow as they become fewer. */
const FOOT = 214
const HEIGHTS = [22, 27, 34, 43, 58]

const topOf = (row: number) => FOOT - HEIGHTS.slice(0, row + 1).reduce((sum, height) => sum + height + 4, 0)

/**
 * The hero: one row of lanterns per round, and one on top. A row is lit once its groups are known, and glows while they
 * compete.
 */
export function Tower(props: {
  rounds: readonly AnnualRound[]
  /** Who takes part is known: the lowest row is lit. */
  known: boolean
  /** The champion is named: the lantern on top is lit. */
  champion: boolean
}) {
  const { rounds, known, champion } = props
  const lit = [known, ...[0, 1, 2].map((before) => rounds[before]?.state === 'over'), champion]
  const now = rounds.findIndex(({ state }) => state === 'running')
  return (
    <svg viewBox={`0 0 ${WIDTH} 236`} className={styles.tower} aria-hidden="true">
      <path
        className={styles.stars}
        d="M30 40h0M66 84h0M96 26h0M52 130h0M336 64h0M306 28h0M350 112h0M286 92h0M20 96h0M120 62h0M262 54h0"
      />
      <path className={styles.beam} d="M187 12L372 216H2z" />
      {ROWS.map((count, row) => {
        const height = HEIGHTS[row] as number
        const gap = (WIDTH - 14) / 16 + row * 3
        const first = WIDTH / 2 - (gap * (count - 1)) / 2
        return (
          <g
            key={count}
            className={styles.row}
            data-lit={lit[row] || undefined}
            data-now={row === now || undefined}
          >
            {Array.from({ length: count }, (_, at) => (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a lantern has no other identity
                key={at}
                transform={`translate(${(first + at * gap).toFixed(1)} ${topOf(row)}) scale(${(height / 30).toFixed(2)})`}
              >
                <circle className={styles.glow} cy="15" r="19" />
                <path className={styles.paper} d="M-5 6H5Q11 15 5 24H-5Q-11 15-5 6z" />
                <path className={styles.ribs} d="M0 6v18M-3 6q-4 9 0 18M3 6q4 9 0 18" />
                <path className={styles.caps} d="M-5 6H5M-5 24H5M0 2v4M0 24v6" />
              </g>
            ))}
          </g>
        )
      })}
      <path className={styles.ground} d="M0 236v-16q90-12 187-12t188 12v16z" />
    </svg>
  )
}
