import { type ComponentType, useId } from 'react'
import { Entrants } from '../../race/Entrants.tsx'
import { RaceTag } from '../../race/RaceTag.tsx'
import type { Standing } from '../../race/standing.ts'
import type { Form, RaceProps } from '../form.ts'
import styles from './Fill.module.css'

/** Parts of one SVG of 84 x 190, the vessel's foot at its lower edge. */
interface Parts {
  /** Background. */
  Back?: ComponentType
  /** Outline of the inside, as an SVG path: the content is seen within it. */
  inside: string
  /** Top of the inside, as y: a full vessel is full to here. */
  brim: number
  /** What it is filled with, from the surface at y = 0 down to 190. */
  Content: ComponentType
  /** Foreground: glass, rim, lid. */
  Front: ComponentType
  /** The tag below a racer, where it is not the usual one. */
  Tag?: ComponentType<{ standing: Standing }>
}

const HEIGHT = 190

/** Each group fills a vessel; the best one's is full. */
export function fill({ Back, inside, brim, Content, Front, Tag = RaceTag }: Parts): Form {
  function Vessel() {
    const id = useId()
    return (
      <svg viewBox={`0 0 84 ${HEIGHT}`} className={styles.vessel} aria-hidden="true">
        {Back && <Back />}
        <clipPath id={id}>
          <path d={inside} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <g className={styles.content}>
            <Content />
          </g>
        </g>
        <Front />
      </svg>
    )
  }
  function Fill({ standings }: RaceProps) {
    return (
      <Entrants
        standings={standings}
        className={styles.race}
        itemClass={styles.place}
        place={() => ({ '--brim': brim })}
      >
        {(standing, { Figure }) => (
          <>
            <div className={styles.air} aria-hidden="true">
              <div className={styles.figure}>
                <Figure />
              </div>
              <Vessel />
            </div>
            <Tag standing={standing} />
          </>
        )}
      </Entrants>
    )
  }
  return { name: 'fill', Race: Fill }
}
