import { useId } from 'react'
import styles from './Garden.module.css'

/** A brick wall with an arch, ivy and a low sun behind it; a bee. */
export function Wall() {
  const bricks = useId()
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.wall}
      aria-hidden="true"
    >
      <pattern id={bricks} width="56" height="36" patternUnits="userSpaceOnUse">
        <path fill="var(--brick)" d="M0 0h56v36H0z" />
        <path fill="none" stroke="var(--brick-line)" strokeWidth="2" d="M0 1h56M0 19h56M14 1v18M42 19v17" />
      </pattern>
      <circle cx="64" cy="120" r="46" fill="var(--sun)" opacity=".9" />
      <circle cx="64" cy="120" r="70" fill="var(--sun)" opacity=".3" />
      <path fill={`url(#${bricks})`} d="M0 168h60q10-28 40-28h176q30 0 40 28h59v330H0z" opacity=".62" />
      <path
        fill="var(--brick-line)"
        d="M0 162h58q12-30 42-30h176q30 0 42 30h57v10h-62q-10-28-37-28H100q-28 0-38 28H0z"
        opacity=".8"
      />
      <path fill="var(--dawn)" opacity=".55" d="M112 498V300q0-76 76-76t76 76v198z" />
      <g fill="var(--ivy)">
        <path
          d="M330 160c18-8 40 0 45 8v190c-12-8-8-20-14-30-10-4-8-18-2-24-12-6-12-20-4-26-12-8-12-22-2-30-12-10-14-22-4-32-10-10-22-22-19-56z"
          opacity=".85"
        />
        <circle cx="14" cy="180" r="16" />
        <circle cx="34" cy="168" r="12" />
        <circle cx="6" cy="206" r="13" />
      </g>
      <path fill="var(--soil)" d="M0 492q94-12 188 0t187-2v150H0z" opacity=".85" />
      <path
        fill="var(--ivy)"
        d="M0 478q12-14 22 2 10-18 22 0 12-14 22 2 8-12 18 2v12H0zM291 484q10-14 20 0 12-18 24 0 10-14 20 0 10-10 20 0v14h-84z"
      />
      <g className={styles.bee}>
        <ellipse cx="302" cy="206" rx="8" ry="6" fill="var(--gold)" />
        <path stroke="var(--kit-ink)" strokeWidth="2" d="M299 201v10M304 201v10" />
        <path fill="#fff" opacity=".8" d="M300 200q-6-10 2-10t0 10zM304 200q6-8 10-3t-10 3z" />
      </g>
    </svg>
  )
}
