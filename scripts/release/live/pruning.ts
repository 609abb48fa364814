import { ReleaseError } from '../release-error.ts'
import type { Live } from './live.ts'

/** How long a prune counts as alive after it last said so. */
export const LEASE_MS = 300_000
/** It says so again when less than this is left, so that what it has under way ends within the lease. */
export const RENEW_MS = 240_000
/** What the clocks of two machines may differ by. */
const MARGIN_MS = 30_000

/**
 * Refuses while a prune is at work, since it may just be deleting what this release needs. One that died is ended.
 *
 * @returns the manifest without a prune; its count has moved when files may have gone since it last did.
 */
export function withoutPrune(live: Live, now: Date): Live {
  const { prune, ...rest } = live
  if (!prune) return live
  const end = Date.parse(prune.until) + MARGIN_MS
  if (end < now.getTime()) return { ...rest, pruned: live.pruned + 1 }
  throw new ReleaseError(
    'overtaken',
    `${prune.by} is pruning this target, at the latest until ${new Date(end).toISOString().slice(11, 19)} UTC. Nothing changed; try again then.`,
  )
}
