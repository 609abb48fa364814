import type { EventGroup } from '#shared/api/group-event'
import { Avatar } from '#shared/kit/avatar'
import styles from './Faces.module.css'

const SHOWN = 3

/** A few people of a group. */
export function Faces({ faces }: { faces: EventGroup['faces'] }) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {faces.slice(0, SHOWN).map(({ userId, nickname, portrait }) => (
        <Avatar key={userId} src={portrait} name={nickname} className={styles.face} />
      ))}
    </span>
  )
}
