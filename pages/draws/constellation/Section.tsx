import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import { Panel } from './Panel.tsx'
import styles from './Section.module.css'

/** A heading over a framed panel. */
export function Section(props: { title: string; name: string; children: ReactNode }) {
  return (
    <section className={styles.section} data-expose={props.name}>
      <Heading>{props.title}</Heading>
      <Panel>{props.children}</Panel>
    </section>
  )
}
