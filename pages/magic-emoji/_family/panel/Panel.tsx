import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A white card with an ink outline; its heading is a sticker on the upper edge. */
export function Panel(props: {
  title: string
  expose: string
  id?: string
  /** Beside the heading. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section className={`${styles.panel} ${props.className ?? ''}`} id={props.id} data-expose={props.expose}>
      <header className={styles.head}>
        <h2 className={styles.title}>{props.title}</h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  )
}
