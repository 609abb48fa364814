import type { CSSProperties } from 'react'
import type { EventGroup, GroupMilestone } from '#shared/api/group-event'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'
import { RacerSign } from '../race/RacerSign.tsx'
import { useEdition } from '../use-edition.ts'
import styles from './Milestone.module.css'
import { Rewards } from './Rewards.tsx'

/** One height: its rewards, the groups that have passed it, and how far mine is. */
export function Milestone(props: {
  milestone: GroupMilestone
  passed: readonly EventGroup[]
  highest: boolean
  state: string
}) {
  const own = useT<EditionWords>()
  const { motif, form } = useEdition()
  const { milestone, passed } = props
  const cards = Math.min(3, Math.max(1, milestone.rewards.length)) as 1 | 2 | 3
  return (
    <li className={styles.step} data-form={form.name} data-passed={passed.length > 0 || undefined}>
      <h3 className={styles.height}>
        <span className={styles.token}>
          <motif.Token />
        </span>
        {formatStatistic(milestone.score)} <small>{own('unit', { count: milestone.score })}</small>
      </h3>
      <div className={styles.line}>
        <div className={styles.cards} style={{ '--cards': cards } as CSSProperties}>
          <Rewards rewards={milestone.rewards} top={props.highest} columns={cards} />
        </div>
        <div className={styles.passed}>
          {passed.map((group) => (
            <Flag key={group.id} group={group} />
          ))}
          <span>{props.state}</span>
        </div>
      </div>
    </li>
  )
}

function Flag({ group }: { group: EventGroup }) {
  return (
    <>
      <RacerSign look={group.look} className={styles.flag} />
      <bdi className={styles.name}>{group.name}</bdi>
    </>
  )
}
