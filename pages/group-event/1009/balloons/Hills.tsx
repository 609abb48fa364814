import styles from './Balloons.module.css'

/** Autumn woods in folds, a lake, morning clouds. */
export function Hills() {
  return (
    <svg
      viewBox="0 0 375 600"
      preserveAspectRatio="xMidYMax slice"
      className={styles.hills}
      aria-hidden="true"
    >
      <circle cx="70" cy="210" r="34" fill="var(--sun)" opacity=".9" />
      <g className={styles.cloud} fill="#fff" opacity=".85">
        <path d="M-20 236c4-14 22-18 30-8 8-12 30-10 34 4 14-2 18 12 8 16H-14c-10-2-12-8-6-12zM246 176c4-12 18-14 26-6 6-10 24-8 28 4 12-2 14 10 6 14h-56c-8-2-10-10-4-12zM300 296c4-12 18-14 26-6 6-10 24-8 28 4 12-2 14 10 6 14h-56c-8-2-10-10-4-12z" />
      </g>
      <path fill="var(--far)" opacity=".7" d="M0 360l50-50 40 30 60-62 56 58 44-36 50 46 75-64v250H0z" />
      <path fill="var(--hill)" d="M0 404q50-44 110-20 60-40 120-6t145-18v120H0z" />
      <path fill="var(--lake)" d="M0 440q94-16 188-6t187-6v60H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2"
        strokeLinecap="round"
        d="M40 446h44M140 440h30M232 446h52M318 442h34"
      />
      <path fill="var(--hill-red)" d="M0 466q70-26 150-8t225-12v154H0z" />
      <g fill="var(--hill-dark)">
        <path d="M14 462l9-30 9 30zM40 458l7-24 7 24zM340 450l9-30 9 30zM318 454l7-24 7 24zM362 450l6-20 7 20z" />
      </g>
      <g fill="var(--gold)" opacity=".85">
        <circle cx="76" cy="452" r="9" />
        <circle cx="92" cy="456" r="7" />
        <circle cx="290" cy="450" r="9" />
        <circle cx="272" cy="454" r="7" />
      </g>
      <path fill="var(--kit-surface)" opacity=".3" d="M0 548q90-22 188-8t187-12v72H0z" />
    </svg>
  )
}
