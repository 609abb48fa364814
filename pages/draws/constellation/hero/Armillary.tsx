import styles from './Armillary.module.css'

/** The page's emblem: an armillary sphere, its rings slowly turning. Drawn in the style sheet, so it costs no script. */
export function Armillary() {
  return (
    <div className={styles.armillary} aria-hidden="true">
      <i className={styles.stand} />
      <i className={styles.sphere}>
        <i className={styles.axis} />
        <i className={styles.globe} />
        <i className={styles.meridian} />
        <i className={styles.heavens}>
          <i className={styles.colure} />
          <i className={styles.colure} />
          <i className={styles.equator} />
          <i className={styles.ecliptic} />
        </i>
      </i>
      <i className={styles.horizon} />
    </div>
  )
}
