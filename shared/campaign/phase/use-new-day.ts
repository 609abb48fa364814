import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import type { Query } from '#shared/runtime/request'
import { useOnChange } from './use-on-change.ts'

const MINUTE = 60_000

/** Asks again when a day of the product ends in front of the person. */
export function useNewDay({ data, refetch }: Pick<Query<unknown>, 'data' | 'refetch'>): void {
  const tick = useNow(MINUTE)
  // before there is an answer the clock may be the phone's
  const known = tick !== null && data !== undefined
  useOnChange(known ? formatDate(serverNow()) : undefined, () => void refetch())
}
