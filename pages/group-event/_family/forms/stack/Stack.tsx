import type { ComponentType, CSSProperties } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import styles from './Stack.module.css'

/** How many pieces the best group's tower has. */
const PIECES = 7

interface Parts {
  /** One piece of a tower, `at` from the foot; fills its box, three times as wide as high, with `currentColor` the group's. */
  Piece: ComponentType<{ at: number }>
}

/** Each group builds a tower of pieces with its racer on top. */
export function stack({ Piece }: Parts): Form {
  function Stack({ standings }: RaceProps) {
    return (
      <Entrants standings={standings} className={styles.race} itemClass={styles.plot}>
        {(standing, { Figure }) => {
          const pieces = PIECES * standing.lift
          return (
            <>
              <div className={styles.air} aria-hidden="true">
                <div className={styles.tower}>
                  {Array.from({ length: Math.ceil(pieces) }, (_, at) => (
                    <div
                      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its height in the tower
                      key={at}
                      className={styles.piece}
                      style={{ '--whole': Math.min(1, pieces - at).toFixed(2) } as CSSProperties}
                    >
                      <Piece at={at} />
                    </div>
                  ))}
                  <div className={styles.figure}>
                    <Figure />
                  </div>
                </div>
              </div>
              <RaceTag standing={standing} />
            </>
          )
        }}
      </Entrants>
    )
  }
  return { name: 'stack', Race: Stack }
}
