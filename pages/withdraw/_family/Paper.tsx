import type { ReactNode } from 'react'
import styles from './Paper.module.css'

/** A sheet of paper with its title on the first line. */
export function Paper(props: {
  title?: string
  /** Beside the title, at the end of its line. */
  aside?: ReactNode
  expose?: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      className={`${styles.paper} ${props.className ?? ''}`}
      aria-label={props.title}
      data-expose={props.expose}
    >
      {props.title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{props.title}</h2>
          {props.aside}
        </header>
      )}
      {props.children}
    </section>
  )
}
