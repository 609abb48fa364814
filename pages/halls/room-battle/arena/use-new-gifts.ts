import { useEffect, useRef, useState } from 'react'
import type { BattleGift } from '#shared/api/room-battle'

/** More at once would cover the ring. */
const AT_ONCE = 3
/** As long as the flight in the style sheet. */
const FLIGHT_MS = 2600

/**
 * Gifts that have come since the page was opened, each for as long as its effect takes, oldest first. What was there
 * before stands in the feed alone.
 */
export function useNewGifts(gifts: readonly BattleGift[]): BattleGift[] {
  const seen = useRef<Set<string> | undefined>(undefined)
  const [flying, setFlying] = useState<BattleGift[]>([])
  useEffect(() => {
    const before = seen.current
    seen.current = new Set([...(before ?? []), ...gifts.map(({ id }) => id)])
    if (!before) return
    const fresh = gifts.filter(({ id }) => !before.has(id)).slice(0, AT_ONCE)
    if (fresh.length) setFlying((now) => [...now, ...fresh.reverse()].slice(-AT_ONCE))
  }, [gifts])
  useEffect(() => {
    if (!flying.length) return
    const timer = setTimeout(
      () => setFlying((now) => now.filter((gift) => !flying.includes(gift))),
      FLIGHT_MS,
    )
    return () => clearTimeout(timer)
  }, [flying])
  return flying
}
