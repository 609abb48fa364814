import type { Boss, BossPrize } from '#shared/api/boss'

/** The pool as it stands: as the server gave it last, and what has bled since by the server's own rate. It never shrinks. */
export function poolOf(
  { pool, poolStart, poolPercent }: Pick<BossPrize, 'pool' | 'poolStart' | 'poolPercent'>,
  { blood, total }: Pick<Boss, 'blood' | 'total'>,
): number {
  return Math.max(pool, poolStart + Math.floor(((total - blood) * poolPercent) / 100))
}
