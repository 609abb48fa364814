import { useEffect, useEffectEvent, useRef } from 'react'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import type { Query } from '#shared/runtime/request'

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

const MINUTE = 60_000

/** Refetches when the product's day changes while the page is open. */
export function useNewDay({ data, refetch }: Pick<Query<unknown>, 'data' | 'refetch'>): void {
  const tick = useNow(MINUTE)
  // before there is an answer the clock may be the phone's
  const known = tick !== null && data !== undefined
  useOnChange(known ? formatDate(serverNow()) : undefined, () => void refetch())
}
