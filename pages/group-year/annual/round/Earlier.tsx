import type { AnnualEvent, AnnualRound } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { ContenderRow } from './ContenderRow.tsx'
import styles from './Round.module.css'

/** The rounds that are over, the last one first, each folded with its standings. */
export function Earlier(props: {
  rounds: readonly AnnualRound[]
  cheers: AnnualEvent['cheers']
  /** The latest round is expanded. */
  unfolded?: boolean
}) {
  const t = useT<typeof zh>()
  const over = props.rounds.filter(({ state }) => state === 'over').reverse()
  if (!over.length) return null
  return (
    <section className={styles.earlier} data-expose="earlier">
      <h2 className={styles.heading}>{t('earlier')}</h2>
      {over.map(({ of, groups }, at) => (
        <details key={of} className={styles.fold} open={props.unfolded && at === 0}>
          <summary data-track="fold">
            {of === 2 ? t('round.final') : t('round.title', { from: of, to: of / 2 })}
          </summary>
          <ol>
            {groups.map((group, place) => (
              <ContenderRow
                key={group.id}
                group={group}
                cheers={props.cheers.find(({ groupId }) => groupId === group.id)?.count ?? 0}
                cut={place === of / 2 ? t('round.out') : undefined}
              />
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
