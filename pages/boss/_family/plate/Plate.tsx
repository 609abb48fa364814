import type { ReactNode } from 'react'
import styles from './Plate.module.css'

/** A section: its title hammered into the top edge, what belongs to the title at its end. */
export function Plate(props: {
  title: string
  aside?: ReactNode
  expose: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={`${styles.plate} ${props.className ?? ''}`} data-expose={props.expose}>
      <h2 className={styles.title}>
        <span>{props.title}</span>
        {props.aside && <small>{props.aside}</small>}
      </h2>
      {props.children}
    </section>
  )
}
