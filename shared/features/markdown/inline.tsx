import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Image } from '#shared/runtime/image'
import { sitePath, webAddress } from '#shared/runtime/navigate'
import styles from './Markdown.module.css'

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  times: '×',
}

/** Text with its HTML entities as characters; rare names stay as they are written. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.keys(NAMED).includes(name) ? (NAMED[name] as string) : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    // Zero, surrogates and what lies beyond Unicode are no characters.
    return code && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Emphasis nested deeper is shown as plain text. */
const DEEPEST = 12

/** Inline content. */
export function inline(tokens: readonly Token[] | undefined, key?: number): ReactNode {
  return <Fragment key={key}>{pieces(tokens, 0)}</Fragment>
}

function pieces(tokens: readonly Token[] | undefined, depth: number): ReactNode[] {
  return (tokens ?? []).map((token, at) => piece(token as Tokens.Generic, at, depth + 1))
}

function piece(token: Tokens.Generic, key: number, depth: number): ReactNode {
  if (depth > DEEPEST) return token.raw
  const within = () => pieces(token.tokens, depth)
  switch (token.type) {
    case 'checkbox':
      return null
    case 'text':
      // of its own, since it grows while an answer comes, also on a page that the browser translates
      return <span key={key}>{token.tokens ? within() : decodeEntities(token.text)}</span>
    case 'escape':
      return token.text
    case 'strong':
      return <strong key={key}>{within()}</strong>
    case 'em':
      return <em key={key}>{within()}</em>
    case 'del':
      return <del key={key}>{within()}</del>
    case 'codespan':
      return <code key={key}>{token.text}</code>
    case 'br':
      return <br key={key} />
    case 'link':
      return link(token as Tokens.Link, key, within())
    case 'image': {
      const src = goodAddress(token.href)
      const alt = decodeEntities(token.text)
      return src ? <Image key={key} src={src} alt={alt} className={styles.picture} /> : alt
    }
    default:
      // In cells of tables, people write line breaks so.
      return /^<br\s*\/?>$/i.test(token.raw) ? <br key={key} /> : token.raw
  }
}

function link({ href, autolink }: Tokens.Link, key: number, children: ReactNode): ReactNode {
  const address = goodAddress(href, autolink)
  if (!address) return <Fragment key={key}>{children}</Fragment>
  return (
    <a key={key} href={address} rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

function goodAddress(href: string, literal = false): string | null {
  const address = literal ? href : decodeEntities(href)
  return sitePath(address) ?? webAddress(address)
}
