import styles from './Village.module.css'

/** A village by night under a red moon, and the wolf that howls at it. */
export function Village() {
  return (
    <svg
      className={styles.village}
      viewBox="0 0 375 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.halo} cx="187" cy="74" r="66" />
      <circle className={styles.moon} cx="187" cy="74" r="50" />
      <path className={styles.craters} d="M166 52a9 9 0 100 .1M206 88a13 13 0 100 .1M196 48a5 5 0 100 .1" />
      <path
        className={styles.far}
        d="M0 150V96l14-26 14 26 12-34 16 40 14-22 14 30 16-18 14 24 16-12 14 16 20 6h74l20-8 14-14 14 12 16-26 16 22 14-34 16 32 12-20 14 26 9-12v52z"
      />
      <path
        className={styles.wolf}
        d="M178 132c2-16 6-24 10-30l-4-10 8 5c4-8 10-14 14-24l3 10 6-2-2 7 9 7-10 3c-2 10-2 16 2 22l5 12z"
      />
      <path
        className={styles.houses}
        d="M0 140v-24l24-20 24 20v24h10v-38l28-24 28 24v38h10v-20h6v20M247 140v-24l24-20 24 20v-20l30-24 30 24v44"
      />
      <path className={styles.near} d="M0 150v-11q60-7 120-3l60-4h40q80-4 155 7v11z" />
      <path
        className={styles.lit}
        d="M12 118h9v11h-9zM27 118h9v11h-9zM70 106h10v13h-10zM92 106h10v13h-10zM258 118h9v11h-9zM273 118h9v11h-9zM309 102h10v13h-10zM331 102h10v13h-10z"
      />
    </svg>
  )
}
