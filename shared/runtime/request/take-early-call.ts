import type { EarlyCall } from '#shared/runtime/boot'

/** The answer to a call that the boot module has already sent: given out once, and only while it is young. */
export function takeEarlyCall(key: string, youngerThanMs: number): EarlyCall | undefined {
  const calls = typeof window === 'undefined' ? undefined : window.__boot?.calls
  const call = calls?.[key]
  if (!calls || !call) return undefined
  delete calls[key]
  if (Date.now() - call.startedAt < youngerThanMs) return call
  call.abort.abort()
  return undefined
}
