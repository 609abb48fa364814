import styles from './theme.module.css'

const PANES = [0, 1, 2, 3, 4, 5] as const

/** A pavilion of glass among plants, the sun in its dome. */
export const Pavilion = () => (
  <svg viewBox="0 0 375 168" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle className={styles.sun} cx="276" cy="62" r="40" />
    <path
      className={styles.leaves}
      d="M178 168c-4-30 8-48 26-54-2 22-6 40-12 54zM374 168c6-30-8-52-28-58 0 24 8 44 14 58z"
    />
    <path className={styles.glass} d="M204 168V92c0-34 32-56 72-56s72 22 72 56v76z" />
    <g className={styles.frame}>
      <path d="M204 168V92c0-34 32-56 72-56s72 22 72 56v76M204 92h144M204 130h144M276 36V22" />
      {PANES.map((pane) => (
        <path key={pane} d={`M${222 + pane * 22} 168V92Q${222 + pane * 22} 60 276 36`} />
      ))}
    </g>
    <circle className={styles.knob} cx="276" cy="20" r="5" />
    <path className={styles.floor} d="M0 160h375v8H0z" />
  </svg>
)
