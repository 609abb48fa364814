import styles from './Toys.module.css'

/** A striped wall with bunting and a window, a wooden floor, and a round rug on it. */
export function Playroom() {
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.room}
      aria-hidden="true"
    >
      <g className={styles.bunting}>
        <path
          fill="none"
          stroke="var(--title-ink)"
          strokeOpacity=".5"
          strokeWidth="1.5"
          d="M-6 150q96 44 194 6t193-8"
        />
        <path fill="var(--red)" d="M12 159l24 8-15 20zM150 169l24-7-7 24zM296 144l24-2-10 24z" />
        <path fill="var(--gold)" d="M58 173l24 3-14 21zM196 154l24-7-8 24zM340 143l24 2-14 21z" />
        <path fill="var(--blue)" d="M104 176l24-3-9 22zM248 147l24-3-9 24z" />
      </g>
      <g fill="none" stroke="var(--title-ink)" strokeOpacity=".16" strokeWidth="3">
        <path d="M24 232q16-20 32 0t32 0M288 246q14-18 28 0t28 0" />
      </g>
      <path fill="var(--floor)" d="M0 396h375v244H0z" />
      <path fill="#fff" opacity=".75" d="M0 388h375v9H0z" />
      <path
        stroke="var(--floor-line)"
        strokeWidth="2"
        d="M0 432h375M0 476h375M0 524h375M0 576h375M60 397v35M220 397v35M320 397v35M120 432v44M280 432v44M40 476v48M190 476v48M330 476v48"
      />
      <ellipse cx="188" cy="470" rx="204" ry="64" fill="var(--rug-edge)" />
      <ellipse cx="188" cy="470" rx="192" ry="56" fill="var(--rug)" />
      <ellipse
        cx="188"
        cy="470"
        rx="150"
        ry="40"
        fill="none"
        stroke="var(--rug-edge)"
        strokeWidth="5"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
    </svg>
  )
}
