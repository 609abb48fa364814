import styles from './Wall.module.css'

/** Ridges at dusk, and the wall that climbs over them. */
export function Wall() {
  return (
    <svg
      viewBox="0 0 375 600"
      preserveAspectRatio="xMidYMax slice"
      className={styles.wall}
      aria-hidden="true"
    >
      <circle cx="262" cy="196" r="52" fill="var(--sun)" opacity=".9" />
      <g className={styles.smoke} fill="none" stroke="#fff3dc" strokeLinecap="round" opacity=".4">
        <path strokeWidth="8" d="M-20 150h96M120 168h70M300 138h110" />
        <path strokeWidth="5" d="M30 166h60M220 152h70" />
      </g>
      <path
        fill="var(--ridge)"
        opacity=".65"
        d="M0 300l40-66 34 34 52-88 40 62 36-30 46 54 44-78 40 48 43-44v408H0z"
      />
      <path fill="var(--ridge)" d="M0 340l52-50 44 40 60-84 54 74 50-36 46 46 69-80v350H0z" />
      <path
        fill="var(--wall-top)"
        d="M0 372h8v-8h10v8h10v-8h10v8l26-34v-8l9-8v9l8-10v-9l9-8v9l14-16 46 44v-8h10v12l10 6v-8h10v10h12v-8h10v8h12v-8h10v6l14-14v-9l9-7v9l9-8v-9l9-7v9l26-24v-9l9-7v9l9-8v-9l9-7v9l12-11v60H0z"
      />
      <path fill="var(--wall)" d="M0 378h36l64-74 46 44 40 14h66l90-84 33-24v400H0z" opacity=".9" />
      <path fill="var(--ridge-near)" d="M0 470q60-50 130-30t120 6 125-20v180H0z" />
      <path fill="var(--kit-surface)" opacity=".25" d="M0 540q90-30 190-10t185-14v90H0z" />
    </svg>
  )
}
