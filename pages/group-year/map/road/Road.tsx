import { useState } from 'react'
import type { DatedEvent } from '#shared/api/group-event'
import { Skeleton } from '#shared/kit/skeleton'
import { Stop } from '../stop/Stop.tsx'
import { StopSheet } from '../stop/StopSheet.tsx'
import { courseOf, lengthOf, placeOf } from './course.ts'
import styles from './Road.module.css'

const BLOSSOM = 'M0 26V6M0-16a8 8 0 018 8 8 8 0 014 15 8 8 0 01-12 3 8 8 0 01-12-3 8 8 0 014-15 8 8 0 018-8z'
const PALM = 'M-2 26Q2 10-2-4M-2-4Q-16-10-20 2M-2-4Q-14-18-22-12M-2-4Q4-20 14-14M-2-4Q12-8 16 4'
const MAPLE = 'M0 26V4M0-20l5 9 9-5-3 9 9 4-9 4 2 7-8-3-5 5-5-5-8 3 2-7-9-4 9-4-3-9 9 5z'
const GROWS = [
  { of: BLOSSOM, as: styles.blossom },
  { of: PALM, as: styles.palm },
  { of: MAPLE, as: styles.maple },
]

/** What grows beside the road: spring, then the beach, then autumn, in thirds of the way. */
function Country({ stops }: { stops: number }) {
  const length = lengthOf(stops)
  return (
    <svg viewBox={`0 0 375 ${length}`} className={styles.country} aria-hidden="true">
      {Array.from({ length: stops }, (_, at) => {
        const { x, y } = placeOf(at)
        const { of, as } = GROWS[Math.min(2, Math.floor((at * 3) / stops))] as (typeof GROWS)[number]
        const side = x < 187 ? -1 : 1
        return (
          <g key={y} className={as}>
            <path d={of} transform={`translate(${187 + side * 162} ${y + 34})`} />
            <path d={of} transform={`translate(${187 - side * (120 + (at % 3) * 16)} ${y + 52}) scale(.7)`} />
          </g>
        )
      })}
    </svg>
  )
}

/** The road with its stops, walked up to the event `here`. */
export function Road({ events, here }: { events: readonly DatedEvent[]; here: DatedEvent | undefined }) {
  const [seen, see] = useState<DatedEvent>()
  const [open, setOpen] = useState(false)
  const last = events.length - 1
  const at = here ? events.indexOf(here) : last
  return (
    <div className={styles.road}>
      <Country stops={events.length} />
      <svg viewBox={`0 0 375 ${lengthOf(events.length)}`} className={styles.course} aria-hidden="true">
        <path className={styles.ahead} d={courseOf(at, last)} />
        <path className={styles.walked} d={courseOf(0, at)} />
        <path className={styles.steps} d={courseOf(0, at)} />
      </svg>
      <ol>
        {events.map((event, number) => (
          <Stop
            key={event.activityId}
            event={event}
            place={placeOf(number)}
            length={lengthOf(events.length)}
            here={event === here}
            onPress={() => {
              see(event)
              setOpen(true)
            }}
          />
        ))}
      </ol>
      {seen && <StopSheet event={seen} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Stops without names. */
export function RoadSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={88} lines={5} radius={44} />
    </div>
  )
}
