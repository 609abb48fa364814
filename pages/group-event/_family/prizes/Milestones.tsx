import type { GroupEvent, GroupMilestone } from '#shared/api/group-event'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useAmount } from '../amount/use-amount.ts'
import type zh from '../locales/zh.json'
import { Milestone } from './Milestone.tsx'
import styles from './Milestones.module.css'

/** Milestones of a group, the highest first. */
export function Milestones(props: { milestones: readonly GroupMilestone[]; event: GroupEvent }) {
  const t = useT<typeof zh>('family')
  const amount = useAmount(formatAmount)
  const { groups, groupId } = props.event
  const mine = groups.find(({ id }) => id === groupId)
  const stateOf = ({ score }: GroupMilestone) => {
    if (mine)
      return mine.score >= score
        ? t('prizes.reached')
        : t('prizes.left', { left: amount(score - mine.score) })
    return groups.some((group) => group.score >= score) ? '' : t('prizes.nobodyYet')
  }
  return (
    <>
      <p className={styles.note}>{t('prizes.milestonesNote')}</p>
      <ol className={styles.ladder}>
        {[...props.milestones]
          .sort((a, b) => b.score - a.score)
          .map((milestone, at) => (
            <Milestone
              key={milestone.id}
              milestone={milestone}
              highest={at === 0}
              passed={groups.filter(({ score }) => score >= milestone.score)}
              state={stateOf(milestone)}
            />
          ))}
      </ol>
    </>
  )
}
