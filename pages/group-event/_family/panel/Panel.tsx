import { type ReactNode, useId } from 'react'
import { useEdition } from '../use-edition.ts'
import styles from './Panel.module.css'

/** A titled panel in the date's skin. */
export function Panel(props: {
  title: string
  /** Name of its exposure in the log. */
  expose: string
  /** At the title's right, as a link to more. */
  aside?: ReactNode
  /** Anchor, for tasks that are done on this page. */
  anchor?: string
  children: ReactNode
}) {
  const id = useId()
  const { skin } = useEdition()
  return (
    <section
      className={`${styles.panel} ${skin.panel}`}
      aria-labelledby={id}
      data-expose={props.expose}
      id={props.anchor}
    >
      <h2 id={id} className={`${styles.title} ${skin.title}`}>
        <span>{props.title}</span>
      </h2>
      {props.aside && <div className={styles.aside}>{props.aside}</div>}
      {props.children}
    </section>
  )
}
