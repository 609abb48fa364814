import type { Ref } from 'react'
import styles from './Comet.module.css'

/** The comet of a draw: three strokes of tail and a head, unseen until `fly` moves them. */
export function Comet({ ref }: { ref: Ref<SVGGElement> }) {
  return (
    <g ref={ref} className={styles.comet}>
      <path />
      <path />
      <path />
      <g>
        <circle r="15" />
        <circle r="6" />
      </g>
    </g>
  )
}
