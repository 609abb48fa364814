import { serverNow, useNow } from '#shared/runtime/clock'
import { PRODUCT_ZONE } from '#shared/runtime/format'

export type Light = 'day' | 'dusk' | 'night'

let hours: Intl.DateTimeFormat | undefined

/** The light of an hour, in the product's zone. */
export function lightAt(now: number): Light {
  hours ??= new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: PRODUCT_ZONE })
  const hour = Number(hours.format(now))
  if (hour >= 6 && hour < 17) return 'day'
  return hour >= 17 && hour < 19 ? 'dusk' : 'night'
}

/** The light outside, by the server's clock; day until it is known. */
export function useLight(): Light {
  const known = useNow(60_000) !== null
  // Not the minute's: answers that came since may have put the clock right.
  return known ? lightAt(serverNow()) : 'day'
}
