import type { ComponentType } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import styles from './Dial.module.css'

interface Parts {
  /** What everybody goes round, with the start at its top; fills its square of 270. */
  Face: ComponentType
}

/** All groups go round one dial, clockwise from its top, each on a track of its own; the best one has come nearly round. */
export function dial({ Face }: Parts): Form {
  function Dial({ standings }: RaceProps) {
    return (
      <div className={styles.dial}>
        <div className={styles.face} aria-hidden="true">
          <Face />
        </div>
        <Entrants standings={standings} className={styles.groups}>
          {(standing, { Figure }) => (
            <>
              <div className={styles.arm} aria-hidden="true">
                <div className={styles.figure}>
                  <Figure />
                </div>
              </div>
              <RaceTag standing={standing} sign={<Figure />} />
            </>
          )}
        </Entrants>
      </div>
    )
  }
  return { name: 'dial', Race: Dial }
}
