import type { DrawReward } from '#shared/campaign/reward'
import { RewardLine } from '#shared/campaign/reward-line'
import { ClaimButton } from '#shared/campaign/tasks'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Question } from './Ask.tsx'
import type zh from './locales/zh.json'
import styles from './Rooms.module.css'
import type { Acts, MuseumData } from './use-museum.ts'

/** The collector: opened once, it counts points for what is made, gives awards for them, and can begin again. */
export function Collector(props: {
  museum: MuseumData
  why: string | undefined
  draw: DrawReward
  acts: Acts
  onAsk: (question: Question) => void
}) {
  const t = useT<typeof zh>('family')
  const { museum, why, acts, onAsk } = props
  const { state, points, price, list, resets, resetPrice } = museum.collector
  const closed = state === 'closed'
  return (
    <section data-expose="collector" data-collector={state} data-points={points}>
      <div className={styles.bar}>
        <p>
          <b>{closed ? t('collector.closed') : t('collector.points', { points: formatAmount(points) })}</b>
          <small>{t('collector.what')}</small>
        </p>
        {closed ? (
          <Button size="s" reason={why} track="open" onClick={() => onAsk({ of: 'open' })}>
            {t('collector.open', { price: formatAmount(price) })}
          </Button>
        ) : (
          <Button
            size="s"
            look="ghost"
            reason={
              why ??
              (resets.left < 1 ? t('collector.noResets') : points < 1 ? t('collector.nothing') : undefined)
            }
            track="reset"
            onClick={() => onAsk({ of: 'reset' })}
          >
            {t('collector.reset', { price: formatAmount(resetPrice) })}
          </Button>
        )}
      </div>
      <ol className={styles.awards}>
        {list.map((award) => (
          <li key={award.level}>
            <i>{formatAmount(award.points)}</i>
            <RewardLine className={styles.gives} rewards={award.rewards} draw={props.draw} />
            <ClaimButton
              state={award.state}
              reason={t(closed ? 'collector.first' : 'collector.notYet')}
              busy={acts.award.claiming === String(award.level)}
              track="award"
              onClaim={() =>
                void acts.award.claim({ museum: museum.museum, level: award.level }, String(award.level))
              }
            />
          </li>
        ))}
      </ol>
      {!closed && (
        <p className={styles.note}>{t('collector.left', { left: resets.left, total: resets.total })}</p>
      )}
    </section>
  )
}
