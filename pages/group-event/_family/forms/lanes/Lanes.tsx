import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import styles from './Lanes.module.css'

/** Each group has its lane; the higher its score, the nearer its racer is to the finish on the right. */
function Lanes({ standings }: RaceProps) {
  return (
    <Entrants standings={standings} className={styles.race} itemClass={styles.lane}>
      {(standing, { Figure }) => (
        <>
          <RaceTag standing={standing} line />
          <div className={styles.water} aria-hidden="true">
            <div className={styles.run}>
              <i className={styles.wake} />
              <div className={styles.figure}>
                <Figure />
              </div>
            </div>
          </div>
        </>
      )}
    </Entrants>
  )
}

export const lanes: Form = { name: 'lanes', Race: Lanes }
