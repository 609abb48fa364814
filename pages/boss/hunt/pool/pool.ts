import type { Boss, BossPrize } from '#shared/api/boss'

/** The current pool: the server's last value plus damage since, by the server's rate. It never shrinks. */
export function poolOf(
  { pool, poolStart, poolPercent }: Pick<BossPrize, 'pool' | 'poolStart' | 'poolPercent'>,
  { blood, total }: Pick<Boss, 'blood' | 'total'>,
): number {
  return Math.max(pool, poolStart + Math.floor(((total - blood) * poolPercent) / 100))
}
