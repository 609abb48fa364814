import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'

/** What a person decided: how much, for how much net, to which channel. Nothing of it is a bank's detail or a proof. */
export interface Decision {
  amount: string
  net: string
  channelId: string
  couponId?: string
}

/** As long as the id of an intent is kept: older ones can be asked about no more. */
const keptMs = 24 * 60 * 60 * 1000

/** Where a person's open decision is kept, for the next load and for other tabs. */
export const keptKey = () => `openWithdrawal:${session.get().userId}`

/** The decision whose result is not known yet; undefined when there is none. */
export function readKept(): Decision | undefined {
  const kept = storage.readJson(keptKey()) as { decision?: Partial<Decision>; at?: number } | null | undefined
  const { amount, net, channelId, couponId } = kept?.decision ?? {}
  const fresh = Math.abs(Date.now() - Number(kept?.at)) < keptMs
  return fresh && amount && net && channelId ? { amount, net, channelId, couponId } : undefined
}

export function keep(decision: Decision): void {
  storage.writeJson(keptKey(), { decision, at: Date.now() })
}

export function forget(): void {
  storage.remove(keptKey())
}

/** Whether both are the same decision. */
export const isSame = (one: Decision, other: Decision) =>
  one.amount === other.amount &&
  one.net === other.net &&
  one.channelId === other.channelId &&
  one.couponId === other.couponId
