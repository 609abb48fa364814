import type { CSSProperties } from 'react'
import type { EventGroup } from '#shared/api/group-event'
import { useRacer } from '../motif.ts'
import styles from './Lane.module.css'
import { LaneTag } from './LaneTag.tsx'

/** One group in the race: its racer in the air, on the line of the one who holds it, and its tag below. */
export function Lane(props: { group?: EventGroup; look: number; height: number; mine?: boolean }) {
  const { Figure, color } = useRacer(props.look)
  return (
    <li className={styles.lane} style={{ '--lift': props.height.toFixed(3), color } as CSSProperties}>
      <div className={styles.air} aria-hidden="true">
        <div className={styles.sway}>
          <i className={styles.line} />
          <div className={styles.racer}>
            <div className={styles.figure}>
              <Figure />
            </div>
          </div>
        </div>
        <svg viewBox="0 0 24 30" className={styles.holder} aria-hidden="true">
          <path d="M11.5 9.5L14 2.5" />
          <circle cx="8.5" cy="8" r="4" />
          <path d="M6 13h6l4 13H2z" />
        </svg>
      </div>
      <LaneTag group={props.group} mine={props.mine} />
    </li>
  )
}
