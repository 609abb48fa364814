import { useRef } from 'react'

/** The value now, or the last that there was: for what is still drawn while it leaves. */
export function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
