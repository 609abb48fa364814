import { storage } from '#shared/runtime/storage'

/** What a person agreed to buy, at which price after which coupon. */
export interface Decision {
  packId: string
  couponId?: string
  price: number
}

/** As long as the client keeps the id under which the server acts once. */
const KEPT_MS = 23 * 60 * 60 * 1000

const nameOf = (userId: string) => `shop:decisions ${userId}`

function readKept(userId: string): (Decision & { at: number })[] {
  const kept = storage.readJson(nameOf(userId))
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (each) =>
      typeof each?.packId === 'string' &&
      typeof each.price === 'number' &&
      Math.abs(Date.now() - Number(each.at)) < KEPT_MS,
  )
}

function write(userId: string, kept: Decision[]): void {
  if (kept.length > 0) storage.writeJson(nameOf(userId), kept)
  else storage.remove(nameOf(userId))
}

/** Keeps a person's decision whose result is not known; there is at most one for a pack. */
export function keepDecision(userId: string, decision: Decision): void {
  const others = readKept(userId).filter(({ packId }) => packId !== decision.packId)
  write(userId, [...others, { ...decision, at: Date.now() } as Decision])
}

/** Its result is known; those of other packs stay. */
export function forgetDecision(userId: string, decision: Decision): void {
  write(
    userId,
    readKept(userId).filter(({ packId }) => packId !== decision.packId),
  )
}

/** Decisions of a person whose results are not known, perhaps made before a reload or in another tab. */
export const keptDecisions = (userId: string): readonly Decision[] =>
  readKept(userId).map(({ packId, price, couponId }) =>
    decisionOf(packId, price, typeof couponId === 'string' ? couponId : undefined),
  )

/** Equal decisions are equal calls, key by key: the client knows them again by that. */
export function decisionOf(packId: string, price: number, couponId?: string): Decision {
  return couponId ? { packId, couponId, price } : { packId, price }
}
