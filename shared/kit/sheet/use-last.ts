import { useRef } from 'react'

/** The value now, or the last there was: what a sheet goes on showing while it leaves, or a page while the next is asked for. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const last = useRef<T>(undefined)
  last.current = value ?? last.current
  return last.current
}
