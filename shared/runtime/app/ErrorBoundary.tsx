import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '#shared/runtime/errors'
import { translate } from '#shared/runtime/i18n'
import css from './ErrorBoundary.module.css'

/** Shows a card in place of a page that failed to render, and logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown; failed: boolean }> {
  constructor(props: { children: ReactNode }) {
    super(props)
    // Not a class field: those cost a helper on the oldest browsers.
    this.state = { failed: false }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logError('render', error, componentStack ?? '')
  }

  override render() {
    return this.state.failed ? <ErrorCard error={this.state.error} /> : this.props.children
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
