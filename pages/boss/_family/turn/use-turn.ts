import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls when what was known has become something else. */
export function useTurn(now: string | undefined, onTurn: () => void): void {
  const before = useRef(now)
  const turned = useEffectEvent(onTurn)
  useEffect(() => {
    if (now === undefined) return
    if (before.current !== undefined && before.current !== now) turned()
    before.current = now
  }, [now])
}
