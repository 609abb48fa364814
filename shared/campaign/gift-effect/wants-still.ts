import { savesData } from '#shared/features/preload'

/** At or below so much memory, in GB, a phone is a weak one. */
const WEAK_GB = 2

/** Whether effects are shown still: reduced motion, data saver, or a weak phone. */
export function wantsStill(): boolean {
  const { deviceMemory = Number.POSITIVE_INFINITY } = navigator as { deviceMemory?: number }
  return deviceMemory <= WEAK_GB || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
