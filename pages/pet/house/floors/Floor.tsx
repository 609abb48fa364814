import type { ReactNode } from 'react'
import styles from './Floor.module.css'

/** A floor of the house between two beams, with its wallpaper and its name on the beam. */
export function Floor(props: { of: 'parlour' | 'lodgings' | 'cellar'; title: string; children: ReactNode }) {
  return (
    <section className={styles.floor} data-of={props.of} data-expose={props.of}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}
