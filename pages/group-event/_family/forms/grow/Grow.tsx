import type { ComponentType } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Form, RaceProps } from '../form.ts'
import styles from './Grow.module.css'

/** From where on each pair of leaves is out. */
const LEAVES = [0.12, 0.3, 0.48, 0.66, 0.84]

interface Parts {
  /** One leaf, grown to the right from the middle of its left edge; fills its width, `currentColor` is the group's. */
  Leaf: ComponentType
  /** What it grows from; fills its width. */
  Foot: ComponentType
}

/** Each group grows a plant: the higher its score, the taller the stem and the larger its racer on top. */
export function grow({ Leaf, Foot }: Parts): Form {
  function Grow({ standings }: RaceProps) {
    return (
      <Entrants standings={standings} className={styles.race} itemClass={styles.bed}>
        {(standing, { Figure }) => (
          <>
            <div className={styles.air} aria-hidden="true">
              <i className={styles.stem} />
              {LEAVES.filter((from) => standing.lift >= from).map((from) => (
                <span key={from} className={styles.leaf} style={{ bottom: `${14 + from * 56}%` }}>
                  <Leaf />
                </span>
              ))}
              <div className={styles.head}>
                <div className={styles.figure}>
                  <Figure />
                </div>
              </div>
              <div className={styles.foot}>
                <Foot />
              </div>
            </div>
            <RaceTag standing={standing} />
          </>
        )}
      </Entrants>
    )
  }
  return { name: 'grow', Race: Grow }
}
