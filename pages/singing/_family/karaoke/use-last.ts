import { useRef } from 'react'

/** What there was last, while the next is asked for. */
export function useLast<T>(now: T | undefined): T | undefined {
  const last = useRef(now)
  if (now !== undefined) last.current = now
  return now ?? last.current
}
