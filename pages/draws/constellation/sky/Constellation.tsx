import type { CSSProperties, ReactNode } from 'react'
import type { StarRoom } from '#shared/api/constellation'
import styles from './Constellation.module.css'
import { type Box, figureOf } from './figure.ts'

/** Brightness of the stars in turn, so that a figure does not look like beads on a string. */
const SIZES = [1.25, 0.8, 1, 0.75, 1.1, 0.9]
const BAYER = 'αβγδεζηθικλμ'

/** On the stage and in a room's sheet, with letters; on the map. */
export const STAGE: Box = { width: 320, height: 146, margin: 20 }
export const TILE: Box = { width: 92, height: 62, margin: 3 }

/**
 * A room's constellation. As much of it shines as the room has lit, also where the server counts other stars than
 * the sky. Stars that come to shine flare up one after the other.
 */
export function Constellation(props: {
  room: Pick<StarRoom, 'sign' | 'lit' | 'stars' | 'state'>
  box: Box
  children?: ReactNode
}) {
  const { room, box, children } = props
  const { stars, lines } = figureOf(room.sign, box)
  const shines = (star: number) => star < (room.lit / room.stars) * stars.length
  const large = box === STAGE
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={styles.constellation}
      data-state={room.state}
      data-large={large}
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path
          key={`${line}`}
          d={`M${line.map((star) => stars[star]).join('L')}`}
          data-lit={line.every(shines)}
        />
      ))}
      {children}
      {stars.map((place, star) => (
        <g
          key={`${place}`}
          transform={`translate(${place}) scale(${(SIZES[star % 6] ?? 1) * (large ? 1 : 0.66)})`}
        >
          {shines(star) ? (
            <g className={styles.lit} style={{ '--at': star } as CSSProperties}>
              <circle r="12" />
              <circle r="6.5" />
              <path d="M0-9Q.8-.8 9 0 .8.8 0 9-.8.8-9 0-.8-.8 0-9z" />
            </g>
          ) : (
            <circle r="2.6" />
          )}
        </g>
      ))}
      {large &&
        stars.map(([x, y], star) => (
          <text key={`${x} ${y}`} x={x + 8} y={y - 6}>
            {BAYER[star]}
          </text>
        ))}
    </svg>
  )
}
