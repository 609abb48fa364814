import styles from './Lanterns.module.css'

const LAMPS = [
  [26, 22, 0.9],
  [76, 30, 1],
  [128, 30, 0.85],
  [188, 36, 1],
  [246, 30, 0.85],
  [300, 30, 1],
  [350, 22, 0.9],
] as const

/** A cord of lanterns across the alley: round ones, or `tall` ones. */
export function Lanterns({ tall }: { tall?: boolean | undefined }) {
  return (
    <svg
      className={styles.lanterns}
      viewBox="0 0 375 96"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={styles.cord} d="M-6 6Q95 44 188 34T381 6" />
      {LAMPS.map(([x, y, size], at) => (
        <g key={x} transform={`translate(${x} ${y - 6}) scale(${size})`}>
          <g className={styles.lamp} style={{ animationDelay: `${-at * 0.7}s` }}>
            <path className={styles.hook} d="M0-8v10" />
            <ellipse className={styles.glow} cx="0" cy="17" rx="25" ry="23" />
            {tall ? (
              <>
                <path className={styles.paper} d="M-9 3H9v36H-9z" />
                <path className={styles.ribs} d="M-9 12H9M-9 21H9M-9 30H9" />
                <path className={styles.cap} d="M-11 0h22v4h-22zM-11 38h22v4h-22z" />
              </>
            ) : (
              <>
                <ellipse className={styles.paper} cx="0" cy="17" rx="14" ry="15" />
                <path className={styles.ribs} d="M-5 3q-6 14 0 28M5 3q6 14 0 28M0 2v30" />
                <path className={styles.cap} d="M-7 1h14v4H-7zM-6 30h12v3H-6z" />
                <path className={styles.hook} d="M0 33v9" />
              </>
            )}
          </g>
        </g>
      ))}
    </svg>
  )
}
