import { useState } from 'react'
import type { DatedEvent } from '#shared/api/group-event'
import { Skeleton } from '#shared/kit/skeleton'
import { Stop } from '../stop/Stop.tsx'
import { StopSheet } from '../stop/StopSheet.tsx'
import { Country } from './Country.tsx'
import { courseOf, lengthOf, placeOf } from './course.ts'
import styles from './Road.module.css'

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
