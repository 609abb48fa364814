import type { Boss, BossPrize } from '#shared/api/boss'
import { formatOrdinal } from '#shared/campaign/place-prizes'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Pool.module.css'
import { poolOf } from './pool.ts'

type Share = BossPrize['shares'][number]

/** The hoard that every blow adds to, and whose it is in the end. */
export function Pool({ boss, call }: { boss: Boss; call: Query<BossPrize> }) {
  const t = useT<typeof zh>()
  const whose = ({ scope, from, to }: Share) => {
    if (scope === 'killer' || scope === 'everyone') return t(`pool.${scope}`)
    const isHall = scope === 'hall'
    if (from === to) return t(isHall ? 'pool.hallOne' : 'pool.personOne', { place: formatOrdinal(from) })
    return t(isHall ? 'pool.hall' : 'pool.person', { from: formatOrdinal(from), to: formatOrdinal(to) })
  }
  const rate = ({ scope, from, to, percent }: Share) =>
    t(scope === 'everyone' ? 'pool.shared' : from === to ? 'pool.alone' : 'pool.percent', { percent })
  return (
    <Plate
      title={t('pool.title')}
      aside={boss.state === 'killed' ? t('pool.closed') : undefined}
      expose="pool"
    >
      <StateView call={call} skeleton={<Skeleton height={54} lines={5} />}>
        {(prize) => (
          <>
            <div className={styles.hoard}>
              <i className={styles.chest} />
              <p className={styles.amount} data-long={poolOf(prize, boss) >= 10_000_000 || undefined}>
                <b>{formatAmount(poolOf(prize, boss))}</b> {t('coins')}
              </p>
              <p className={styles.growth}>
                {t('pool.growth', {
                  count: formatAmount(prize.poolStart),
                  percent: prize.poolPercent,
                })}
              </p>
            </div>
            <ol className={styles.shares}>
              {prize.shares.map((share) => (
                <li key={`${share.scope} ${share.from}`} data-scope={share.scope}>
                  <p className={styles.whose}>
                    <b>{whose(share)}</b>
                    {share.percent > 0 && <em>{rate(share)}</em>}
                  </p>
                  <RewardLine draw={drawPrize} rewards={share.rewards} />
                </li>
              ))}
            </ol>
          </>
        )}
      </StateView>
    </Plate>
  )
}
