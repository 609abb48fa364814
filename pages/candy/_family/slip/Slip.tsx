import { type ReactNode, useId } from 'react'
import styles from './Slip.module.css'

/** A section as a sheet from the press: crop marks at its corners, its title with the register beside it. */
export function Slip(props: {
  title: string
  /** Right of the title, in place of the register. */
  aside?: ReactNode
  /** Name of its exposure in the log. */
  expose: string
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      className={`${styles.slip} ${props.className ?? ''}`}
      aria-labelledby={id}
      data-expose={props.expose}
    >
      <header className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        {props.aside ?? <i className={styles.register} />}
      </header>
      {props.children}
    </section>
  )
}
