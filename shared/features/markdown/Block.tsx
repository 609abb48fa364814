import type { Token, Tokens } from 'marked'
import { type JSX, memo, type ReactNode } from 'react'
import { inline } from './inline.tsx'
import styles from './Markdown.module.css'
import { readBlock } from './read-block.ts'

/** Quotes and lists that lie deeper are shown as they were written. */
const DEEPEST = 12

/** One piece of the text, parsed again only when it changes. */
export const Block = memo(function Block({ source, definitions }: { source: string; definitions: string }) {
  return blocks(readBlock(source, definitions), 0)
})

function blocks(tokens: readonly Token[] | undefined, depth: number): ReactNode[] {
  return (tokens ?? []).map((token, at) => block(token as Tokens.Generic, at, depth + 1))
}

function block(token: Tokens.Generic, key: number, depth: number): ReactNode {
  if (depth > DEEPEST) return plain(token.raw, key)
  switch (token.type) {
    case 'space':
    case 'def':
    // The item draws its own.
    case 'checkbox':
      return null
    case 'heading': {
      // The page has a first heading of its own.
      const Heading = `h${Math.min(token.depth + 1, 6)}` as keyof JSX.IntrinsicElements
      return (
        <Heading key={key} data-depth={token.depth}>
          {inline(token.tokens)}
        </Heading>
      )
    }
    case 'paragraph':
      return <p key={key}>{inline(token.tokens)}</p>
    case 'text':
      return inline([token], key)
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
        <pre key={key} data-language={token.lang || undefined} tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote key={key}>{blocks(token.tokens, depth)}</blockquote>
    case 'list':
      return list(token as Tokens.List, key, depth)
    case 'table':
      return table(token as Tokens.Table, key)
    case 'hr':
      return <hr key={key} />
    default:
      return plain(token.raw, key)
  }
}

const plain = (raw: string, key: number) => (
  <p key={key} className={styles.plain}>
    {raw.trim()}
  </p>
)

function list({ ordered, start, items }: Tokens.List, key: number, depth: number): ReactNode {
  const children = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the text
    <li key={at} className={item.task ? styles.task : undefined}>
      {item.task && <input type="checkbox" checked={!!item.checked} disabled aria-label={item.text} />}
      {blocks(item.tokens, depth)}
    </li>
  ))
  return ordered ? (
    <ol key={key} start={start === '' ? undefined : start}>
      {children}
    </ol>
  ) : (
    <ul key={key}>{children}</ul>
  )
}

function table({ header, rows }: Tokens.Table, key: number): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
      <Cell key={at} style={cell.align ? { textAlign: cell.align } : undefined}>
        {inline(cell.tokens)}
      </Cell>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
    <div key={key} className={styles.wide} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(header, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
            <tr key={at}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
