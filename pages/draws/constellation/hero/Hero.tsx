import type { ReactNode } from 'react'
import armillaryStyles from './Armillary.module.css'
import styles from './Hero.module.css'

/** The frontispiece: the instrument over an engraved chart, the title below. */
export function Hero(props: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className={styles.hero}>
      <i className={styles.chart} />
      <Armillary />
      <h1>{props.title}</h1>
      <p className={styles.lead}>{props.lead}</p>
      <div className={styles.status}>{props.children}</div>
    </header>
  )
}

/**
 * The page's emblem: an armillary sphere with slowly turning rings. Drawn in the style sheet, so it costs no script:
 * stand, sphere (axis, globe, meridian, heavens with two colures, equator and ecliptic), horizon.
 */
function Armillary() {
  return (
    <div className={armillaryStyles.armillary} aria-hidden="true">
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
