import styles from './Street.module.css'

/** The town in the blue hour: far roofs, wires with birds, a lamp in the street. */
export function Street() {
  return (
    <svg
      viewBox="0 0 375 600"
      preserveAspectRatio="xMidYMax slice"
      className={styles.street}
      aria-hidden="true"
    >
      <g fill="#fff" opacity=".8">
        <path d="M22 160h2v2h-2zM352 176h2v2h-2zM186 168h2v2h-2zM90 186h1.5v1.5H90zM282 160h1.5v1.5h-1.5z" />
      </g>
      <g className={styles.birds} fill="none" stroke="var(--street)" strokeWidth="2" strokeLinecap="round">
        <path d="M40 196q5-6 8 0 4-6 8 0M64 186q5-6 8 0 4-6 8 0M88 198q5-6 8 0 4-6 8 0" />
      </g>
      <path
        fill="var(--far)"
        opacity=".8"
        d="M0 420v-90h26l14-18 14 18h22v-40h30v56h20v-72l18-20 18 20v60h24v-36h34v50h22v-80h28v60l18-14 18 14v-30h30v122h39v90H0z"
      />
      <path
        fill="var(--lamp)"
        opacity=".7"
        d="M84 300h5v7h-5zM150 300h5v7h-5zM162 314h5v7h-5zM218 330h5v7h-5zM276 290h5v7h-5zM288 306h5v7h-5zM352 316h5v7h-5zM14 344h5v7h-5z"
      />
      <path
        fill="none"
        stroke="var(--street)"
        strokeWidth="1.5"
        d="M-4 244q94 34 190 2t193 6M-4 260q94 30 190 4t193 4"
      />
      <path fill="var(--street)" d="M0 502h375v98H0z" />
      <path
        fill="none"
        stroke="var(--sky-low)"
        strokeOpacity=".3"
        strokeWidth="4"
        strokeDasharray="24 20"
        d="M0 556h375"
      />
    </svg>
  )
}
