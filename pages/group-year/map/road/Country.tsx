import styles from './Country.module.css'
import { lengthOf, placeOf } from './course.ts'

const BLOSSOM = 'M0 26V6M0-16a8 8 0 018 8 8 8 0 014 15 8 8 0 01-12 3 8 8 0 01-12-3 8 8 0 014-15 8 8 0 018-8z'
const PALM = 'M-2 26Q2 10-2-4M-2-4Q-16-10-20 2M-2-4Q-14-18-22-12M-2-4Q4-20 14-14M-2-4Q12-8 16 4'
const MAPLE = 'M0 26V4M0-20l5 9 9-5-3 9 9 4-9 4 2 7-8-3-5 5-5-5-8 3 2-7-9-4 9-4-3-9 9 5z'
const GROWS = [
  { of: BLOSSOM, as: styles.blossom },
  { of: PALM, as: styles.palm },
  { of: MAPLE, as: styles.maple },
]

/** What grows beside the road: spring, then the beach, then autumn, in thirds of the way. */
export function Country({ stops }: { stops: number }) {
  const length = lengthOf(stops)
  return (
    <svg viewBox={`0 0 375 ${length}`} className={styles.country} aria-hidden="true">
      {Array.from({ length: stops }, (_, at) => {
        const { x, y } = placeOf(at)
        const { of, as } = GROWS[Math.min(2, Math.floor((at * 3) / stops))] as (typeof GROWS)[number]
        const side = x < 187 ? -1 : 1
        return (
          <g key={y} className={as}>
            <path d={of} transform={`translate(${187 + side * 162} ${y + 34})`} />
            <path d={of} transform={`translate(${187 - side * (120 + (at % 3) * 16)} ${y + 52}) scale(.7)`} />
          </g>
        )
      })}
    </svg>
  )
}
