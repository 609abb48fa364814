import type { ReactNode } from 'react'
import type { WerewolfDay } from '#shared/api/captain-task'
import styles from './MoonDial.module.css'
import { stateOf } from './slots.ts'

const HOUR = 3_600_000
const OUTER = 138
const INNER = 116
/** Left free on either side of an hour, in hours. */
const GAP = 0.06

/** Noon to midnight as a clock face around the moon. Decorative: the list of hours says the same. */
export function MoonDial(props: { day?: WerewolfDay; now: number | null; children: ReactNode }) {
  const { day, now } = props
  const hand = day && now !== null && now >= day.startAt && now < day.endAt && (now - day.startAt) / HOUR
  const slots = day?.slots ?? []
  const bloody = typeof hand === 'number' && slots[Math.floor(hand)]?.double
  return (
    <div className={styles.dial} data-blood={bloody || undefined}>
      <i className={styles.moon} />
      <svg viewBox="-150 -150 300 300" aria-hidden="true">
        {Array.from({ length: 12 }, (_, at) => {
          const slot = slots[at]
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the hour is its place
              key={at}
              d={sector(at + GAP, at + 1 - GAP)}
              data-state={day && slot && stateOf(day, slot, now)}
              data-double={slot?.double || undefined}
            />
          )
        })}
        {[0, 3, 6, 9].map((at) => (
          <text key={at} x={around(at, 99).x} y={around(at, 99).y + 4}>
            {at + 12}
          </text>
        ))}
        {typeof hand === 'number' && (
          <path className={styles.hand} d={`M${at(hand, 112)}L${at(hand, 146)}`} />
        )}
      </svg>
      <div className={styles.middle}>{props.children}</div>
    </div>
  )
}

/** A point so many hours from the top. */
function around(hours: number, radius: number) {
  const angle = (hours / 6) * Math.PI
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) }
}

function at(hours: number, radius: number): string {
  const { x, y } = around(hours, radius)
  return `${x} ${y}`
}

/** A piece of the ring between two hours. */
function sector(from: number, to: number): string {
  return `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}z`
}
