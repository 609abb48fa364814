import { useRef } from 'react'

/** The current value, or the last one: for a sheet that closes, or while the next value loads. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const last = useRef<T>(undefined)
  last.current = value ?? last.current
  return last.current
}
