import type { ComponentType } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import styles from './Grid.module.css'

interface Parts {
  columns: number
  rows: number
  /** One field, `lit` or not, of 20 x 24 units of SVG at its own origin; `at` counts from the foot. */
  Field: ComponentType<{ lit: boolean; at: number }>
  /** Background, in the same units. */
  Back?: ComponentType
}

/** Each group lights fields of its own, from the foot up; the best one has all of them lit. */
export function grid({ columns, rows, Field, Back }: Parts): Form {
  const fields = columns * rows
  function Grid({ standings }: RaceProps) {
    return (
      <Entrants standings={standings} className={styles.race} itemClass={styles.plot}>
        {(standing, { Figure }) => {
          const lit = standing.lift > 0 ? Math.max(1, Math.round(fields * standing.lift)) : 0
          return (
            <>
              <div className={styles.air} aria-hidden="true">
                <div className={styles.figure}>
                  <Figure />
                </div>
                <svg
                  viewBox={`0 0 ${columns * 20} ${rows * 24}`}
                  className={styles.fields}
                  aria-hidden="true"
                >
                  {Back && <Back />}
                  {Array.from({ length: fields }, (_, at) => (
                    <g
                      // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                      key={at}
                      transform={`translate(${(at % columns) * 20} ${(rows - 1 - Math.floor(at / columns)) * 24})`}
                    >
                      <Field lit={at < lit} at={at} />
                    </g>
                  ))}
                </svg>
              </div>
              <RaceTag standing={standing} />
            </>
          )
        }}
      </Entrants>
    )
  }
  return { name: 'grid', Race: Grid }
}
