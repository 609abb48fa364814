import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A section of the page under its title, between a coral and an azure line. */
export function Panel(props: { title: string; expose: string; children: ReactNode }) {
  return (
    <section className={styles.panel} data-expose={props.expose}>
      <h2 className={styles.title}>
        <span>{props.title}</span>
      </h2>
      {props.children}
    </section>
  )
}
