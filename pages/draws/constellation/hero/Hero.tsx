import type { ReactNode } from 'react'
import { Armillary } from './Armillary.tsx'
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
