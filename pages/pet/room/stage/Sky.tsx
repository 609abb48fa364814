import styles from './Sky.module.css'

/** What is to be seen through the window. */
export function Sky() {
  return (
    <i className={styles.sky}>
      <i className={styles.dusk} />
      <i className={styles.night} />
      <i className={styles.sun} />
      <i className={styles.cloud} />
      <i className={styles.hills} />
    </i>
  )
}
