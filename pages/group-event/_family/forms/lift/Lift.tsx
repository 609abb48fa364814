import type { ComponentType } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Standing } from '../../race/standing.ts'
import type { Form, RaceProps } from '../form.ts'
import styles from './Lift.module.css'

interface Parts {
  /** Who or what holds the line at its foot; fills 24 x 30. */
  Holder?: ComponentType
  /** What leads up from the holder instead of a thread; fills a box that is drawn out as the racer rises. */
  Line?: ComponentType
  /** The tag below a racer, where it is not the usual one. */
  Tag?: ComponentType<{ standing: Standing }>
}

/** The higher a group's score, the higher its racer flies, on the line of its holder. */
export function lift({ Holder = Person, Line, Tag = RaceTag }: Parts = {}): Form {
  function Lift({ standings }: RaceProps) {
    return (
      <Entrants standings={standings} className={styles.race} itemClass={styles.lane}>
        {(standing, { Figure }) => (
          <>
            <div className={styles.air} aria-hidden="true">
              <div className={styles.sway}>
                <i className={styles.line} data-drawn={Line && true}>
                  {Line && <Line />}
                </i>
                <div className={styles.racer}>
                  <div className={styles.figure}>
                    <Figure />
                  </div>
                </div>
              </div>
              <div className={styles.holder}>
                <Holder />
              </div>
            </div>
            <Tag standing={standing} />
          </>
        )}
      </Entrants>
    )
  }
  return { name: 'lift', Race: Lift }
}

/** Someone with an arm up. */
function Person() {
  return (
    <svg viewBox="0 0 24 30" className={styles.person} aria-hidden="true">
      <path d="M11.5 9.5L14 2.5" />
      <circle cx="8.5" cy="8" r="4" />
      <path d="M6 13h6l4 13H2z" />
    </svg>
  )
}
