import type { DrawReward } from '#shared/campaign/reward'
import { ClaimSteps } from '#shared/campaign/tasks'
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
          <b>{closed ? t('collector.closed') : t('collector.points', { count: formatAmount(points) })}</b>
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
      <ClaimSteps
        className={styles.awards}
        steps={list}
        idOf={({ level }) => String(level)}
        draw={props.draw}
        markOf={(award) => formatAmount(award.points)}
        reasonOf={() => t(closed ? 'collector.first' : 'collector.notYet')}
        claiming={acts.award.claiming}
        track="award"
        onClaim={({ level }) => void acts.award.claim({ museum: museum.museum, level }, String(level))}
      />
      {!closed && (
        <p className={styles.note}>{t('collector.left', { left: resets.left, count: resets.total })}</p>
      )}
    </section>
  )
}
