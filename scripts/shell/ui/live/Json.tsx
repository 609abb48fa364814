import type { ReactNode } from 'react'
import { CopyButton } from '../parts/CopyButton.tsx'
import styles from './Json.module.css'

/** Longer texts are shown in part; copying takes all. */
const MOST_SHOWN = 20_000
const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** A value as formatted JSON, with its name and a button that copies it. */
export function Json({ title, value }: { title: string; value: unknown }) {
  const text = asText(value)
  const cut = text.length > MOST_SHOWN
  return (
    <section className={styles.json} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <CopyButton text={text} label={`Copy ${title.toLowerCase()}`} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        {coloured(cut ? text.slice(0, MOST_SHOWN) : text)}
        {cut && `\n… ${text.length - MOST_SHOWN} more characters`}
      </pre>
    </section>
  )
}

/** Formatted, also where the value is JSON in a text. */
export function asText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2) ?? String(value)
  if (!/^\s*[[{]/.test(value)) return value
  try {
    return JSON.stringify(JSON.parse(value), null, 2)
  } catch {
    return value
  }
}

function coloured(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(TOKEN)) {
    parts.push(text.slice(from, match.index))
    const [whole, quoted, colon] = match
    const kind = colon ? styles.name : quoted ? styles.text : styles.value
    parts.push(
      <span key={match.index} className={kind}>
        {whole}
      </span>,
    )
    from = match.index + whole.length
  }
  parts.push(text.slice(from))
  return parts
}
