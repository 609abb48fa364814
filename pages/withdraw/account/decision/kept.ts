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

/** A decision whose result is not known yet. `mark` tells it from a later one with the same figures. */
export interface Kept {
  decision: Decision
  mark: string
  /** Since when, by the phone's clock. */
  at: number
}

/** The decision that is open, in whichever tab it was made; undefined when there is none. */
export function readKept(): Kept | undefined {
  const kept = storage.readJson(keptKey()) as Partial<Kept> | null | undefined
  const { decision, mark, at = 0 } = kept ?? {}
  const fresh = Math.abs(Date.now() - at) < keptMs
  return fresh && mark && decision?.amount && decision.net && decision.channelId
    ? { decision, mark, at }
    : undefined
}

export function keep(decision: Decision): Kept {
  const at = Date.now()
  const kept = { decision, mark: `${at} ${Math.random()}`, at }
  storage.writeJson(keptKey(), kept)
  return kept
}

/** Its result is known; what another tab has decided since stays. */
export function forget({ mark }: Kept): void {
  if (readKept()?.mark === mark) storage.remove(keptKey())
}

const doneKey = () => `doneWithdrawal:${session.get().userId}`

/** Notes that a withdrawal was made: offers that were shown before, in any tab, are not true any more. */
export function noteDone(): void {
  storage.write(doneKey(), String(Date.now()))
}

/** Whether a withdrawal was made, in any tab, since a moment by the phone's clock. */
export const isDoneSince = (ms: number) => Number(storage.read(doneKey()) ?? 0) >= ms

/** Whether both are the same decision. */
export const isSame = (one: Decision, other: Decision) =>
  one.amount === other.amount &&
  one.net === other.net &&
  one.channelId === other.channelId &&
  one.couponId === other.couponId
