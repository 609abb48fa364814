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
export const keptKey = (userId = session.get().userId) => `openWithdrawal:${userId}`

/** A decision whose result is not known yet. `mark` tells it from a later one with the same figures. */
export interface Kept {
  decision: Decision
  /** Whose it is: by the time its result is known somebody else may be logged in. */
  userId: string
  mark: string
  /** Since when, by the phone's clock. */
  at: number
  /** Sent by a second tab too, perhaps, which waits for its result. */
  joined?: boolean
}

/** The decision that is open, in whichever tab it was made; undefined when there is none. */
export function readKept(userId = session.get().userId): Kept | undefined {
  const kept = storage.readJson(keptKey(userId)) as Partial<Kept> | null | undefined
  const { decision, mark, at = 0, joined } = kept ?? {}
  const fresh = Math.abs(Date.now() - at) < keptMs
  return fresh && mark && decision?.amount && decision.net && decision.channelId
    ? { decision, userId, mark, at, joined }
    : undefined
}

export function keep(decision: Decision): Kept {
  const at = Date.now()
  const { userId } = session.get()
  const kept = { decision, mark: `${at} ${Math.random()}`, at }
  storage.writeJson(keptKey(userId), kept)
  return { ...kept, userId }
}

/** It is sent once more, perhaps by another tab than the first. */
export function join({ userId, ...kept }: Kept): void {
  // not over what another tab has decided since
  if (readKept(userId)?.mark === kept.mark) storage.writeJson(keptKey(userId), { ...kept, joined: true })
}

/** Its result is known; what another tab has decided since stays. */
export function forget({ userId, mark }: Kept): void {
  if (readKept(userId)?.mark === mark) storage.remove(keptKey(userId))
}

/** It was not sent after all; unless another tab has sent it too. */
export function takeBack(kept: Kept): void {
  if (!readKept(kept.userId)?.joined) forget(kept)
}

const doneKey = (userId: string) => `doneWithdrawal:${userId}`

/** Notes that a withdrawal was made: offers that were shown before, in any tab, are not true any more. */
export function noteDone({ userId }: Kept): void {
  storage.write(doneKey(userId), String(Date.now()))
}

/** Whether a withdrawal was made, in any tab, since a moment by the phone's clock. */
export const isDoneSince = (ms: number, userId = session.get().userId) =>
  Number(storage.read(doneKey(userId)) ?? 0) >= ms

/** Whether both are the same decision. */
export const isSame = (one: Decision, other: Decision) =>
  one.amount === other.amount &&
  one.net === other.net &&
  one.channelId === other.channelId &&
  one.couponId === other.couponId
