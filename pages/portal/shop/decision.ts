import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'

/** What a person agreed to buy, at which price after which coupon. */
export interface Decision {
  packId: string
  couponId?: string
  price: number
}

/** As long as the client keeps the id under which the server acts once. */
const KEPT_MS = 23 * 60 * 60 * 1000

const nameOf = () => `shop:decision ${session.get().userId}`

/** Keeps a decision whose result is not known; `undefined` forgets it. */
export function keepDecision(decision: Decision | undefined): void {
  if (decision) storage.writeJson(nameOf(), { ...decision, at: Date.now() })
  else storage.remove(nameOf())
}

/** The decision of this person whose result is not known, perhaps made before a reload or in another tab. */
export function keptDecision(): Decision | undefined {
  const kept = storage.readJson(nameOf())
  if (!kept || typeof kept !== 'object') return undefined
  const { packId, couponId, price, at } = kept as Record<string, unknown>
  if (
    typeof packId !== 'string' ||
    typeof price !== 'number' ||
    !(Math.abs(Date.now() - Number(at)) < KEPT_MS)
  )
    return undefined
  return decisionOf(packId, price, typeof couponId === 'string' ? couponId : undefined)
}

/** Equal decisions are equal calls, key by key: the client knows them again by that. */
export function decisionOf(packId: string, price: number, couponId?: string): Decision {
  return couponId ? { packId, couponId, price } : { packId, price }
}
