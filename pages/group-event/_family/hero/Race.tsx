import type { CSSProperties } from 'react'
import type { GroupEvent } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { useMotif } from '../motif.ts'
import { Lane } from './Lane.tsx'
import { lift } from './lift.ts'
import styles from './Race.module.css'

/**
 * The race as a living chart: the better a group stands, the higher its racer flies on its line.
 * Without data all stand on the ground.
 */
export function Race({ event }: { event: GroupEvent | undefined }) {
  const t = useT<typeof zh>('family')
  const { racers } = useMotif()
  return (
    <ol
      className={styles.race}
      style={{ '--lanes': (event?.groups ?? racers).length } as CSSProperties}
      aria-label={t('race.name')}
    >
      {event
        ? event.groups.map((group) => (
            <Lane
              key={group.id}
              group={group}
              look={group.look}
              height={lift(group, event.groups)}
              mine={group.id === event.groupId}
            />
          ))
        : racers.map((racer, look) => <Lane key={racer.color} look={look} height={0} />)}
    </ol>
  )
}
