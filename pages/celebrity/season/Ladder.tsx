import type { InferOutput } from 'valibot'
import type { getLadderRanks } from '#shared/api/ladder-competition'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Ladder.module.css'
import type zh from './locales/zh.json'

type Ranks = InferOutput<(typeof getLadderRanks)['output']>

/** The tiers with their scores, my tier, and what is missing to the next. */
export function Ladder({ tiers, mine }: Pick<Ranks, 'tiers' | 'mine'>) {
  const t = useT<typeof zh>()
  const score = mine?.score ?? 0
  const reached = tiers.filter((each) => score >= each.score)
  const next = tiers[reached.length]
  return (
    <section className={styles.ladder} data-expose="ladder" aria-label={t('ladder')}>
      <ol className={styles.rungs}>
        {tiers.map(({ tier, name, score: from }, at) => (
          <li
            key={tier}
            className={styles.rung}
            data-tier={tier}
            data-reached={at < reached.length || undefined}
            aria-current={at === reached.length - 1 ? 'step' : undefined}
          >
            <b>{name}</b>
            <small>{formatAmount(from)}</small>
          </li>
        ))}
      </ol>
      <p className={styles.says}>
        {!mine
          ? t('nobody')
          : next
            ? t('toNext', {
                score: formatAmount(score),
                missing: formatAmount(next.score - score),
                name: next.name,
              })
            : t('top', { score: formatAmount(score) })}
      </p>
    </section>
  )
}
