import type { Sector, Wheel } from './use-wheel.ts'
import styles from './WheelDisc.module.css'

/** A disc with a pointer; the sectors are as large as their odds. */
export function WheelDisc(props: {
  wheel: Wheel
  sectors: readonly Sector[]
  /** For each sector in its turn. */
  colours: readonly string[]
  name: string
}) {
  const { sectors, colours } = props
  const all = sectors.reduce((sum, { percent }) => sum + percent, 0)
  let before = 0
  return (
    <svg viewBox="-104 -116 208 220" className={styles.wheel} role="img" aria-label={props.name}>
      <circle r="103" className={styles.rim} />
      <g ref={props.wheel.disc} className={styles.disc}>
        {sectors.map(({ id, percent }, index) => {
          const from = before
          before += percent
          return (
            <path key={id} d={sectorPath(from / all, before / all)} fill={colours[index % colours.length]} />
          )
        })}
        <circle r="17" className={styles.hub} />
      </g>
      <path d="M0-78l-11-34h22z" className={styles.pointer} />
    </svg>
  )
}

const RADIUS = 96

/** A part of the disc, clockwise from the top; both ends from 0 to 1. */
function sectorPath(from: number, to: number): string {
  const point = (part: number) =>
    `${(RADIUS * Math.sin(2 * Math.PI * part)).toFixed(2)} ${(-RADIUS * Math.cos(2 * Math.PI * part)).toFixed(2)}`
  // an arc with equal ends draws nothing
  if (to - from >= 1) return `M0-${RADIUS}a${RADIUS} ${RADIUS} 0 1 1-.01 0z`
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}z`
}
