import { logError } from './log-error.ts'

/** A failed call that was shown to the person is no crash. */
const wasShown = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' && (error as { shown?: boolean }).shown === true

/** Logs unhandled errors and rejections, and what the page's policy blocks, from now on. */
export function captureErrors(): void {
  addEventListener('error', (event) => {
    // a browser's word on layout that takes a frame more, not an error
    if (event.message?.startsWith('ResizeObserver loop')) return
    if (!wasShown(event.error))
      logError('error', event.error ?? event.message, `${event.filename}:${event.lineno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!wasShown(reason)) logError('unhandledrejection', reason)
  })
  // by origin: a list of pictures from a host that FILE_ORIGINS lacks is one entry
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    logError('blocked', `${violatedDirective} ${blockedURI.split('/', 3).join('/')}`),
  )
}
