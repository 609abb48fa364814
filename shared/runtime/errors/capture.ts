import { logError } from './log-error.ts'

/** A failed call that was shown to the person is no crash. */
const wasShown = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' && (error as { shown?: boolean }).shown === true

/** Logs unhandled errors and rejections. Returns the stop function. */
export function captureErrors(): () => void {
  const onError = (event: ErrorEvent) => {
    // a browser's word on layout that takes a frame more, no fault of anybody's
    if (event.message?.startsWith('ResizeObserver loop')) return
    if (!wasShown(event.error))
      logError('error', event.error ?? event.message, `${event.filename}:${event.lineno}`)
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!wasShown(event.reason)) logError('unhandledrejection', event.reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
