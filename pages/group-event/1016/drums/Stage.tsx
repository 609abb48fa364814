import { useId } from 'react'
import styles from './Stage.module.css'

const BOARDS = [452, 486, 526, 574]

/** A stage between curtains, lanterns above, boards in front. */
export function Stage() {
  const lantern = useId()
  return (
    <svg
      viewBox="0 0 375 620"
      preserveAspectRatio="xMidYMin slice"
      className={styles.stage}
      aria-hidden="true"
    >
      <path fill="var(--stage-dark)" d="M0 430h375v190H0z" opacity=".8" />
      <g stroke="var(--stage)" strokeWidth="2">
        {BOARDS.map((y) => (
          <path key={y} d={`M0 ${y}h375`} />
        ))}
        <path d="M188 430v190M110 430L60 620M266 430l50 190M40 430L-60 620M335 430l100 190" />
      </g>
      <ellipse
        cx="188"
        cy="352"
        rx="170"
        ry="130"
        fill="none"
        stroke="var(--gold)"
        strokeOpacity=".3"
        strokeWidth="2"
        strokeDasharray="3 8"
      />
      <path
        fill="var(--curtain)"
        d="M0 0h58c6 90-8 180-30 260-10 60-6 130-14 180H0zM375 0h-58c-6 90 8 180 30 260 10 60 6 130 14 180h14z"
      />
      <path
        fill="var(--curtain-fold)"
        d="M16 0h14c2 100-6 180-18 260zM44 0h10c4 80-6 160-20 230zM359 0h-14c-2 100 6 180 18 260zM331 0h-10c-4 80 6 160 20 230z"
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        d="M58 0c6 90-8 180-30 260M317 0c-6 90 8 180 30 260"
      />
      <g className={styles.lanterns}>
        <path fill="none" stroke="var(--gold)" strokeWidth="1.5" d="M50 150q68 26 138 12t138-10" />
        <g id={lantern}>
          <path stroke="var(--gold)" strokeWidth="1.5" d="M84 161v8M84 195v12" />
          <ellipse
            cx="84"
            cy="182"
            rx="13"
            ry="14"
            fill="var(--lantern)"
            stroke="var(--gold)"
            strokeWidth="1.5"
          />
          <path stroke="var(--stage)" d="M80 169v26M88 169v26" />
        </g>
        <use href={`#${lantern}`} x="206" y="-3" />
      </g>
    </svg>
  )
}
