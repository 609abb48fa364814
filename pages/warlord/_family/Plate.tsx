import type { ReactNode } from 'react'
import styles from './Plate.module.css'

/** A section as a plate of leather with gold rules and clipped corners. */
export function Plate(props: {
  title?: ReactNode
  /** Name of its exposure in the log. */
  expose?: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={`${styles.plate} ${props.className ?? ''}`} data-expose={props.expose}>
      {props.title && <h2 className={styles.title}>{props.title}</h2>}
      {props.children}
    </section>
  )
}
