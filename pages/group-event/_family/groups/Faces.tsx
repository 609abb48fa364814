import type { EventGroup } from '#shared/api/group-event'
import { Image } from '#shared/runtime/image'
import styles from './Faces.module.css'

const SHOWN = 3

/** A few people of a group; who has no portrait is shown by the first character of the name. */
export function Faces({ faces }: { faces: EventGroup['faces'] }) {
  return (
    <span className={styles.faces} aria-hidden="true">
      {faces.slice(0, SHOWN).map(({ userId, nickname, portrait }) => (
        <bdi key={userId} className={styles.face}>
          {portrait ? (
            <Image src={portrait} alt="" thumb={60} className={styles.picture} />
          ) : (
            Array.from(nickname)[0]
          )}
        </bdi>
      ))}
    </span>
  )
}
