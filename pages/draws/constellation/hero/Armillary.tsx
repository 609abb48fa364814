import styles from './Armillary.module.css'

/**
 * The page's emblem: an armillary sphere with slowly turning rings. Drawn in the style sheet, so it costs no script:
 * stand, sphere (axis, globe, meridian, heavens with two colures, equator and ecliptic), horizon.
 */
export function Armillary() {
  return (
    <div className={styles.armillary} aria-hidden="true">
      <i />
      <p>
        <i />
        <i />
        <i />
        <b>
          <i />
          <i />
          <i />
          <i />
        </b>
      </p>
      <i />
    </div>
  )
}
