import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when a known value changes, for instance a phase or a day. */
export function useOnChange(now: string | number | undefined, onChange: () => void): void {
  const before = useRef(now)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (now === undefined) return
    if (before.current !== undefined && before.current !== now) changed()
    before.current = now
  }, [now])
}
