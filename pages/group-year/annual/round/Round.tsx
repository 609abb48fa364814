import type { AnnualEvent, AnnualRound } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { ContenderRow } from './ContenderRow.tsx'
import styles from './Round.module.css'

/** The round that is on: who would go on, who would be out, and the day's cheer. */
export function Round(props: {
  round: AnnualRound
  annual: AnnualEvent
  /** The group whose cheer is under way. */
  cheering: string | null
  onCheer: (groupId: string) => void
}) {
  const t = useT<typeof zh>()
  const { round, annual, cheering } = props
  const { cheered, cheers, cheerScore } = annual
  const chosen = round.groups.find(({ id }) => id === cheered)
  return (
    <section data-expose="round">
      <h2 className={styles.heading}>
        {round.of === 2 ? t('round.final') : t('round.title', { from: round.of, to: round.of / 2 })}
      </h2>
      <p className={styles.note} role="status">
        {cheered === null
          ? t('cheer.open', { count: cheerScore })
          : chosen
            ? t('cheer.done', { name: chosen.name })
            : t('cheer.doneOut')}
      </p>
      <ol className={styles.rows}>
        {round.groups.map((group, at) => (
          <ContenderRow
            key={group.id}
            group={group}
            cheers={cheers.find(({ groupId }) => groupId === group.id)?.count ?? 0}
            cut={at === round.of / 2 ? t('round.cut', { count: round.of / 2 }) : undefined}
            cheer={
              cheered === null
                ? { busy: cheering === group.id, press: () => props.onCheer(group.id) }
                : undefined
            }
            chosen={group.id === cheered}
          />
        ))}
      </ol>
    </section>
  )
}
