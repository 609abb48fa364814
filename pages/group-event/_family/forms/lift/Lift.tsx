import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import styles from './Lift.module.css'

/** The better a group stands, the higher its racer flies, on the line of the one who holds it. */
function Lift({ standings }: RaceProps) {
  return (
    <Entrants standings={standings} className={styles.race} itemClass={styles.lane}>
      {(standing, { Figure }) => (
        <>
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
          <RaceTag standing={standing} />
        </>
      )}
    </Entrants>
  )
}

export const lift: Form = { name: 'lift', Race: Lift }
