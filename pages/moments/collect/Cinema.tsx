import styles from './theme.module.css'

/** How loud a voice is, in three words of it, and where on the screen each begins. */
const VOICE = [
  { word: styles.low, from: 221, heights: [14, 30, 52, 38, 66] },
  { word: styles.mid, from: 276, heights: [84, 58, 72, 40] },
  { word: styles.high, from: 320, heights: [56, 28, 44, 20, 12] },
]
const SEATS = [0, 1, 2, 3, 4, 5, 6] as const

/** A voice on the screen of a cinema, seats before it. */
export const Cinema = () => (
  <svg viewBox="0 0 375 236" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <path className={styles.glow} d="M150 236L206 26h169v210z" />
    <path className={styles.screen} d="M206 40q80-10 169 0v116q-89 10-169 0z" />
    {VOICE.map(({ word, from, heights }) => (
      <path
        key={from}
        className={word}
        d={heights.map((high, at) => `M${from + at * 11} ${98 - high / 2}v${high}`).join('')}
      />
    ))}
    {SEATS.map((seat) => (
      <path key={seat} className={styles.seat} d={`M${168 + seat * 34} 236v-30q0-12 13-12t13 12v30z`} />
    ))}
    <path className={styles.row} d="M0 228h375v8H0z" />
  </svg>
)

/** The leader of a film, where a video has no cover. */
export const Leader = () => (
  <svg
    viewBox="0 0 160 100"
    preserveAspectRatio="xMidYMid slice"
    className={styles.leader}
    aria-hidden="true"
  >
    <path className={styles.wall} d="M0 0h160v100H0z" />
    <path className={styles.cross} d="M80 0v100M0 50h160" />
    <circle className={styles.ring} cx="80" cy="50" r="38" />
    <circle className={styles.ring} cx="80" cy="50" r="30" />
    <path className={styles.sweep} d="M80 50V12a38 38 0 0136 50z" />
  </svg>
)
