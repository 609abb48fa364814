import type { Boss } from '#shared/api/boss'

/** Damage stages: the armour holds, cracks, is open, fails, and finally stops. */
export type Stage = 'whole' | 'cracked' | 'torn' | 'dying' | 'dead'

/** What is left in percent, to one decimal: never 100 once it bleeds, never 0 while it lives. */
export function percentOf({ blood, total }: Pick<Boss, 'blood' | 'total'>): number {
  if (blood <= 0 || total <= 0) return 0
  if (blood >= total) return 100
  return Math.min(99.9, Math.max(0.1, Math.floor((blood / total) * 1000) / 10))
}

/** The damage as drawn and as text. */
export function stageOf(boss: Pick<Boss, 'blood' | 'total' | 'state'>): Stage {
  if (boss.state === 'killed') return 'dead'
  const percent = percentOf(boss)
  if (percent > 75) return 'whole'
  if (percent > 45) return 'cracked'
  return percent > 15 ? 'torn' : 'dying'
}
