import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import type { Query } from '#shared/runtime/request'
import { useOnChange } from './use-on-change.ts'

const MINUTE = 60_000

/** Refetches when the product's day changes while the page is open. */
export function useNewDay({ data, refetch }: Pick<Query<unknown>, 'data' | 'refetch'>): void {
  const tick = useNow(MINUTE)
  // before there is an answer the clock may be the phone's
  const known = tick !== null && data !== undefined
  useOnChange(known ? formatDate(serverNow()) : undefined, () => void refetch())
}
