import type { ComponentType } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import { along, type Point } from './along.ts'
import styles from './Map.module.css'

interface Parts {
  /** The road from the start to the goal: at least two points of the ground of 351 x 250. */
  road: readonly Point[]
  /** The ground with its road, drawn in 351 x 250; fills its box. */
  Ground: ComponentType
}

/** All groups are on one road; the higher a group's score, the further its marker. */
export function map({ road, Ground }: Parts): Form {
  function RoadMap({ standings }: RaceProps) {
    return (
      <div className={styles.map}>
        <div className={styles.ground} aria-hidden="true">
          <Ground />
        </div>
        <Entrants
          standings={standings}
          className={styles.groups}
          place={(at) => {
            const { x, y } = along(road, standings[at]?.lift ?? 0)
            return { '--x': x.toFixed(1), '--y': y.toFixed(1) }
          }}
        >
          {(standing, { Figure }) => (
            <>
              <div className={styles.marker} aria-hidden="true">
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
  return { name: 'map', Race: RoadMap }
}
