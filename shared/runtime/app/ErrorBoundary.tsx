import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react'
import { logError } from '#shared/runtime/errors'
import { translate } from '#shared/runtime/i18n'
import css from './ErrorBoundary.module.css'
import { keepTyped } from './typed-fields.ts'

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

/** The cause is shown in development only. */
export function ErrorCard({ error }: { error?: unknown }) {
  return (
    <main className={css.card} role="alert">
      <p>{translate('runtime', 'errors.title')}</p>
      {import.meta.env.DEV && error !== undefined && (
        <pre translate="no">{error instanceof Error ? error.stack : String(error)}</pre>
      )}
      <button type="button" onClick={() => location.reload()}>
        {translate('runtime', 'errors.reload')}
      </button>
    </main>
  )
}
