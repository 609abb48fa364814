import styles from './Creature.module.css'
import type { FaceLooks, Mood } from './Face.tsx'

/** Both eyes, with hanging lids where it is sad. They go with the head, where there is one apart from the body. */
export function Eyes(props: FaceLooks & { mood: Mood; headed: boolean }) {
  const { mood, at, apart, size, ink } = props
  const tall = mood === 'happy' ? size : size * 0.88
  return (
    <g className={props.headed ? styles.head : undefined}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${at[0] + side * apart} ${at[1]})`}>
          <ellipse rx={size * 0.82} ry={tall} fill={ink} />
          <circle cx={-size * 0.24} cy={-tall * 0.36} r={size * 0.32} fill="#fff" />
          <circle cx={size * 0.3} cy={tall * 0.4} r={size * 0.15} fill="#fff" />
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
    </g>
  )
}
