import { serverNow } from '#shared/runtime/clock'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'

const SUPPRESSED_MS = 7 * 24 * 60 * 60 * 1000

const key = () => `${session.get().userId}dialogCrystalNoNeedTip7`

/** Whether this person dismissed the crystal tip within the last 7 days. A timestamp in the future is ignored. */
export function isCrystalTipSuppressed(): boolean {
  const stamp = storage.read(key())
  const age = serverNow() - Number(stamp || Number.NaN)
  return age >= 0 && age < SUPPRESSED_MS
}

/** Keeps the crystal tip away from this person for 7 days. */
export function suppressCrystalTip(): void {
  storage.write(key(), String(serverNow()))
}
