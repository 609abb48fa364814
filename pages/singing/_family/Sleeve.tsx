import { type ReactNode, useId } from 'react'
import styles from './Sleeve.module.css'

/** A section as the back of a record's sleeve: a side's letter or sign, its title, and what is on it. */
export function Sleeve(props: {
  /** On the round label, as 'A'. */
  side: ReactNode
  title: string
  /** Right of the title. */
  aside?: ReactNode
  /** Name of its exposure in the log. */
  expose: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      className={`${styles.sleeve} ${props.className ?? ''}`}
      aria-labelledby={id}
      data-expose={props.expose}
    >
      <header className={styles.head}>
        <span className={styles.side} aria-hidden="true">
          {props.side}
        </span>
        <h2 id={id}>{props.title}</h2>
        {props.aside && <div className={styles.aside}>{props.aside}</div>}
      </header>
      {props.children}
    </section>
  )
}
