import styles from './Creature.module.css'
import type { Mood } from './Creature.tsx'

/** Mouths around their own middle. */
const MOUTHS: Record<Mood, string> = {
  happy: 'M-10-2Q0 2 10-2Q8 12 0 12T-10-2z',
  calm: 'M-10-1Q-5 6 0 0Q5 6 10-1',
  sad: 'M-8 6Q0-3 8 6',
}

/** Eyes, mouth and what else tells a mood. `lid` is the fur around the eyes. */
export function Face(props: {
  mood: Mood
  /** Middle between the eyes, and how far each is from it. */
  at: readonly [x: number, y: number]
  apart: number
  size: number
  /** How far below the eyes the mouth is. */
  mouth: number
  ink: string
  lid: string
  blush: string
}) {
  const { mood, at, apart, size, ink } = props
  const tall = mood === 'happy' ? size : size * 0.88
  return (
    <g transform={`translate(${at})`}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * apart} 0)`}>
          {mood === 'happy' && (
            <ellipse cx={side * size * 0.8} cy={size * 1.7} rx={size} ry={size * 0.55} fill={props.blush} />
          )}
          <g className={styles.eye}>
            <ellipse rx={size * 0.82} ry={tall} fill={ink} />
            <circle cx={-size * 0.24} cy={-tall * 0.36} r={size * 0.32} fill="#fff" />
            <circle cx={size * 0.3} cy={tall * 0.4} r={size * 0.15} fill="#fff" />
          </g>
          {mood === 'sad' && (
            <>
              <path
                d={`M${-side * size * 1.2} ${-size * 1.3}H${side * size * 1.3}V${size * 0.1}z`}
                fill={props.lid}
              />
              <path
                d={`M${-side * size * 0.9} ${-size * 1.25}L${side * size * 1.05} ${-size * 0.45}`}
                className={styles.line}
                stroke={ink}
              />
            </>
          )}
        </g>
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
        <path
          className={styles.tear}
          d={`M${apart + size * 0.4} ${size * 1.1}q-5 8 0 10.500t0-10.500z`}
          fill="#9fd8ff"
        />
      )}
    </g>
  )
}
