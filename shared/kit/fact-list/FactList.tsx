import type { ReactNode } from 'react'
import { Avatar } from '#shared/kit/avatar'
import styles from './FactList.module.css'

/** Names and values, one per line: an order, a bill, a withdrawal. `--kit-fact-line` is the border between lines. */
export function FactList(props: { label?: string; className?: string; children: ReactNode }) {
  return (
    <dl className={`${styles.facts} ${props.className ?? ''}`} aria-label={props.label}>
      {props.children}
    </dl>
  )
}

/** One fact, as `<Fact name="Fee" kind="figure">−20</Fact>`. */
export function Fact(props: {
  name: ReactNode
  /** figure: aligned digits; sum: the total. Default: text. */
  kind?: 'figure' | 'sum'
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`${styles.fact} ${props.className ?? ''}`} data-kind={props.kind}>
      <dt>{props.name}</dt>
      <dd data-part="value">{props.children}</dd>
    </div>
  )
}

/** A person as a fact: portrait, name, number. */
export function FactPerson(props: { userId: string; nickname: string; portrait: string }) {
  return (
    <span className={styles.person}>
      <Avatar className={styles.portrait} src={props.portrait} name={props.nickname} size={26} />
      <bdi>{props.nickname}</bdi>
      <small translate="no">{props.userId}</small>
    </span>
  )
}
