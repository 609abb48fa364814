import styles from './Sea.module.css'

/** The hero's sea: waves, a compass, a sail on its way, and the coast where the road begins. */
export const Sea = () => (
  <>
    <svg viewBox="0 0 375 240" className={styles.sea} aria-hidden="true">
      <path
        className={styles.waves}
        d="M16 118q9-9 18 0t18 0M44 196q9-9 18 0t18 0M300 172q9-9 18 0t18 0M318 226q8-8 16 0t16 0M190 190q8-8 16 0t16 0M150 32q8-8 16 0t16 0M24 52q7-7 14 0t14 0"
      />
      <g className={styles.compass} transform="translate(320 104)">
        <circle r="33" />
        <circle r="27" />
        <path className={styles.rose} d="M0-40l7 33 33 7-33 7-7 33-7-33-33-7 33-7z" />
        <path
          className={styles.north}
          d="M0-40l7 33-7 7z M0 40l-7-33 7-7z M40 0l-33 7-7-7z M-40 0l33-7 7 7z"
        />
      </g>
      <g transform="translate(112 22)">
        <g className={styles.ship}>
          <path className={styles.sail} d="M52 128q22 14 2 38zM48 122q-24 20-20 44h20z" />
          <path className={styles.hull} d="M22 170h60q-4 16-16 16H38q-12 0-16-16z" />
          <path className={styles.mast} d="M50 118v52" />
        </g>
      </g>
    </svg>
    <svg viewBox="0 0 375 84" className={styles.shore} aria-hidden="true">
      <path className={styles.surf} d="M0 14q40-22 84-12t84-4 96 10 111-8v84H0z" />
      <path className={styles.coast} d="M0 24q40-20 84-10t84-4 96 10 111-8v74H0z" />
    </svg>
  </>
)
