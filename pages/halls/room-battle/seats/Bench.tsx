import type { Battle } from '#shared/api/room-battle'
import type { SideName } from '../sides.ts'
import styles from './Bench.module.css'
import { Seat } from './Seat.tsx'

const PLACES = [1, 2, 3] as const

/** Seats across from each other, the first of both at the top. */
export function Bench({ battle, sides }: { battle: Battle; sides: readonly SideName[] }) {
  return (
    <div className={styles.bench}>
      {sides.map((side) => (
        <ol key={side} className={styles.side} data-side={side} aria-label={battle[side].name}>
          {PLACES.map((place) => (
            <Seat key={place} place={place} person={battle[side].seats[place - 1]} />
          ))}
        </ol>
      ))}
    </div>
  )
}
