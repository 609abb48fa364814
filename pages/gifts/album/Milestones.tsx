import type { GiftBook } from '#shared/api/gift-book'
import { RewardLine } from '#shared/campaign/reward-line'
import { Mark } from '#shared/kit/mark'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { drawGift } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './Milestones.module.css'

/** What the next milestone needs and gives; behind it all of them. */
export function Milestones({ book }: { book: GiftBook }) {
  const t = useT<typeof zh>()
  const { next, lit, milestones, mine } = book
  return (
    <section className={styles.next} data-expose="milestones">
      {next ? (
        <>
          <p>
            {t(mine ? 'missing' : 'theyMiss', { count: next.missing, gifts: formatAmount(next.missing) })}
          </p>
          <ProgressBar value={lit} max={next.need} label={t('toNext')} />
          <RewardLine rewards={next.rewards} draw={drawGift} />
        </>
      ) : (
        <p className={styles.complete}>{t('complete')}</p>
      )}
      <details>
        <summary data-track="milestones">{t('all')}</summary>
        <ol>
          {milestones.map(({ need, rewards }) => (
            <li key={need} data-reached={lit >= need || undefined}>
              <b>
                {lit >= need && <Mark of="done" />}
                {t('need', { count: need, gifts: formatAmount(need) })}
              </b>
              <RewardLine rewards={rewards} draw={drawGift} />
            </li>
          ))}
        </ol>
        <p>{t('granted')}</p>
      </details>
    </section>
  )
}
