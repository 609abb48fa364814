import type { Boss, BossHit, BossPush } from '#shared/api/boss'

/** A boss never goes back to an earlier one of these. */
const ORDER: Record<Boss['state'], number> = { coming: 0, appeared: 1, killed: 2 }

/** So many of the latest hits are kept. */
const LATEST = 20

/**
 * What is known after the server has sent the boss, whenever that was: of two bosses the later one counts; of one, blood
 * only falls, and no state is taken back.
 */
export function takeAnswer(known: Boss | undefined, fresh: Boss): Boss {
  if (!known) return fresh
  if (fresh.bossId !== known.bossId) return fresh.startAt < known.startAt ? known : fresh
  const newest = ORDER[fresh.state] < ORDER[known.state] ? known : fresh
  return { ...newest, blood: Math.min(known.blood, fresh.blood) }
}

/** Merges a push of the app. Only the server decides that the boss is dead, and who killed it. */
export function takePush(known: Boss, { bossId, blood }: BossPush): Boss {
  if (bossId !== known.bossId || known.state !== 'appeared') return known
  return { ...known, blood: Math.max(0, Math.min(known.blood, blood)) }
}

/** Hits that were known and hits that are new, each once, newest first. */
export function mergeHits(known: readonly BossHit[], fresh: readonly BossHit[]): BossHit[] {
  const byId = new Map([...known, ...fresh].map((hit) => [hit.id, hit]))
  return [...byId.values()].sort((a, b) => b.at - a.at).slice(0, LATEST)
}
