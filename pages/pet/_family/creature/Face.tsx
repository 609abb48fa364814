import type { RoomPet } from '#shared/api/room-pet'
import styles from './Creature.module.css'

export type Mood = RoomPet['moodName']

/** Where a face sits, and its colours. */
export interface FaceLooks {
  /** Middle between the eyes, and how far each is from it. */
  at: readonly [x: number, y: number]
  apart: number
  size: number
  /** How far below the eyes the mouth is. */
  mouth: number
  ink: string
  /** The fur around the eyes. */
  lid: string
  blush: string
}

/** Mouths around their own middle. */
const MOUTHS: Record<Mood, string> = {
  happy: 'M-10-2Q0 2 10-2Q8 12 0 12T-10-2z',
  calm: 'M-10-1Q-5 6 0 0Q5 6 10-1',
  sad: 'M-8 6Q0-3 8 6',
}

/** The mouth and other signs of a mood, except the eyes. */
export function Face(props: FaceLooks & { mood: Mood }) {
  const { mood, at, apart, size, ink } = props
  return (
    <g transform={`translate(${at})`}>
      {mood === 'happy' &&
        [-1, 1].map((side) => (
          <ellipse
            key={side}
            cx={side * (apart + size * 0.8)}
            cy={size * 1.7}
            rx={size}
            ry={size * 0.55}
            fill={props.blush}
          />
        ))}
      <g transform={`translate(0 ${props.mouth})`}>
        <path
          d={MOUTHS[mood]}
          className={styles.line}
          stroke={ink}
          fill={mood === 'happy' ? '#7c1f2a' : 'none'}
        />
        {mood === 'happy' && <path d="M-5 8Q0 4 5 8Q3 11.4 0 11.4T-5 8z" fill="#ff8f8f" />}
      </g>
      {mood === 'sad' && (
        <path d={`M${apart + size * 0.4} ${size * 1.1}q-5 8 0 10.5t0-10.5z`} fill="#9fd8ff" />
      )}
    </g>
  )
}
