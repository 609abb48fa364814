import type { ComponentType, CSSProperties } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Standing } from '../../race/standing.ts'
import type { Form, RaceProps } from '../form.ts'
import styles from './Tug.module.css'

interface Parts {
  /** What everybody pulls at; fills its square. */
  Prize: ComponentType
}

/** Of the ground, in design px: `Tug.module.css` has the same. */
const [WIDTH, HEIGHT] = [351, 372]
/** Maximum distance of a group and of the prize from the centre, as fractions of the ground. */
const [REACH, PULL] = [{ x: 0.345, y: 0.305 }, 0.62]

/** Position of each group: two face each other, more form a circle. */
function placeOf(at: number, many: number): { x: number; y: number } {
  const from = many === 2 ? Math.PI : many === 4 ? -0.75 * Math.PI : -0.5 * Math.PI
  const turn = from + (2 * Math.PI * at) / many
  // The corners of four are as far out as the sides allow.
  const wide = many === 4 ? Math.SQRT2 : 1
  return { x: 0.5 + REACH.x * wide * Math.cos(turn), y: 0.5 + REACH.y * wide * Math.sin(turn) }
}

/** Where the prize is: in the middle while all pull alike, nearer to whoever has more than the others. */
export function prizeAt(standings: readonly Pick<Standing, 'lift'>[]): { x: number; y: number } {
  const all = standings.reduce((sum, { lift }) => sum + lift, 0)
  const middle = { x: 0.5, y: 0.5 }
  if (!all) return middle
  return standings.reduce(({ x, y }, { lift }, at) => {
    const place = placeOf(at, standings.length)
    const share = (PULL * lift) / all
    return { x: x + share * (place.x - 0.5), y: y + share * (place.y - 0.5) }
  }, middle)
}

/** All groups pull at one prize, which comes nearest to the one that has most. */
export function tug({ Prize }: Parts): Form {
  function Tug({ standings }: RaceProps) {
    const prize = prizeAt(standings)
    return (
      <div className={styles.ground} style={{ '--x': prize.x, '--y': prize.y } as CSSProperties}>
        <div className={styles.ropes} aria-hidden="true">
          {standings.map(({ key }, at) => {
            const { x, y } = placeOf(at, standings.length)
            const [across, down] = [(prize.x - x) * WIDTH, (prize.y - y) * HEIGHT]
            const style = {
              '--x': x,
              '--y': y,
              '--turn': Math.atan2(down, across).toFixed(4),
              '--length': Math.hypot(across, down).toFixed(1),
            }
            return <i key={key} className={styles.rope} style={style as CSSProperties} />
          })}
          <div className={styles.pull}>
            <div className={styles.prize}>
              <Prize />
            </div>
          </div>
        </div>
        <Entrants
          standings={standings}
          itemClass={styles.group}
          place={(at) => {
            const { x, y } = placeOf(at, standings.length)
            return { '--x': x.toFixed(3), '--y': y.toFixed(3) }
          }}
        >
          {(standing, { Figure }) => (
            <>
              <div className={styles.figure} aria-hidden="true">
                <Figure />
              </div>
              <RaceTag standing={standing} />
            </>
          )}
        </Entrants>
      </div>
    )
  }
  return { name: 'tug', Race: Tug }
}
