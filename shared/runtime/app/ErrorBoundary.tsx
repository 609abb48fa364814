import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react'
import { logError } from '#shared/runtime/errors'
import { translate } from '#shared/runtime/i18n'
import css from './ErrorBoundary.module.css'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How long fields are waited for that come with an answer, in ms. */
const PATIENCE = 10_000

/** Fields by their names, those of one name by their turn. Files cannot be set by a page. */
function fieldsNow(): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    let turn = 0
    while (fields.has(`${field.name} ${turn}`)) turn++
    if (field.type !== 'file') fields.set(`${field.name} ${turn}`, field)
  }
  return fields
}

const isMark = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
const stateOf = (field: Field) => (isMark(field) ? String(field.checked) : field.value)

/** What is typed and chosen on the page. Returns a function that puts it into the fields as they are drawn again. */
function keepTyped(): () => void {
  const kept = new Map([...fieldsNow()].map(([name, field]) => [name, stateOf(field)]))
  return () => {
    const fill = () => {
      for (const [name, field] of fieldsNow()) {
        const value = kept.get(name)
        if (value === undefined) continue
        kept.delete(name)
        if (value === stateOf(field)) continue
        if (isMark(field)) field.click()
        else type(field, value)
      }
    }
    const observer = new MutationObserver(fill)
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), PATIENCE)
    fill()
  }
}

/** As a person does: React compares with the value that was set through the field itself. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}

/** A page that crashes again and again is not drawn for ever. */
const MOST_REDRAWS = 5

/** What a browser that translates the page causes: it has put its own elements in the place of texts. */
const isForeignChange = (error: unknown) => error instanceof DOMException

interface State {
  error?: unknown
  failed: boolean
  redraws: number
  /** Puts what was typed into the page that is drawn again. */
  refill?: () => void
}

/**
 * Logs the error of a page that failed to render, and shows a card in its place. Where the browser has changed the page
 * under React, as translators do, it draws the page again instead, with what the person had typed.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  constructor(props: { children: ReactNode }) {
    super(props)
    // Not a class field: those cost a helper on the oldest browsers.
    this.state = { failed: false, redraws: 0 }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true, refill: isForeignChange(error) ? keepTyped() : undefined }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logError('render', error, componentStack ?? '')
    const { refill, redraws } = this.state
    if (refill && redraws < MOST_REDRAWS) this.setState({ failed: false, redraws: redraws + 1 }, refill)
  }

  override render() {
    const { failed, error, redraws } = this.state
    return failed ? <ErrorCard error={error} /> : <Fragment key={redraws}>{this.props.children}</Fragment>
  }
}

/** The message, and the frames in the project's sources, which those of React and the browser would push out of the card. */
const ownStack = ({ name, message, stack = '' }: Error) =>
  [`${name}: ${message}`, ...(stack.match(/^.*\/(?:pages|shared)\/.*$/gm) ?? [])]
    .join('\n')
    .split(location.origin)
    .join('')

/** The cause is shown in development only. */
export function ErrorCard({ error }: { error?: unknown }) {
  return (
    <main className={css.card} role="alert">
      <p>{translate('runtime', 'errors.title')}</p>
      {import.meta.env.DEV && error !== undefined && (
        <pre translate="no">{error instanceof Error ? ownStack(error) : String(error)}</pre>
      )}
      <button type="button" onClick={() => location.reload()}>
        {translate('runtime', 'errors.reload')}
      </button>
    </main>
  )
}
