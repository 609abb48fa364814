import type { CSSProperties, ReactNode } from 'react'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Shelf.module.css'

export interface Thing {
  id: string
  name: string
  /** Fills its square. */
  art: ReactNode
  /** Had once at least. */
  lit: boolean
  /** Below the name: a count or a requirement. */
  note?: ReactNode
  /** It can be acted on now. */
  ready?: boolean
}

/** A set of items: owned ones in colour, the others grey, with the number owned; a press opens one. */
export function Shelf(props: {
  name: string
  things: readonly Thing[]
  /** Beside the count: the reward of a full shelf. */
  note?: ReactNode
  columns?: 2 | 3 | 4
  track: string
  onOpen: (id: string) => void
  className?: string | undefined
}) {
  const t = useT<typeof zh>('campaign/shelf')
  const { things } = props
  return (
    <section className={`${styles.shelf} ${props.className ?? ''}`}>
      <header className={styles.head} data-part="shelf-head">
        <h2>{props.name}</h2>
        <span data-part="shelf-count">
          {things.filter(({ lit }) => lit).length}/{things.length}
        </span>
        {props.note}
      </header>
      <ul
        className={styles.things}
        style={{ '--columns': props.columns ?? 4 } as CSSProperties}
        data-part="shelf-board"
      >
        {things.map(({ id, name, art, lit, note, ready }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thing}
              data-part="thing"
              data-lit={lit || undefined}
              data-ready={ready || undefined}
              data-track={props.track}
              onClick={() => props.onOpen(id)}
            >
              <span className={styles.art} data-part="thing-art">
                {art}
              </span>
              <b data-part="thing-name">{name}</b>
              <small data-part="thing-note">{note}</small>
              <span className={styles.said}>{t(lit ? 'lit' : 'unlit')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
