import type { EventGroup, GroupMilestone } from '#shared/api/group-event'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { RacerSign } from '../race/RacerSign.tsx'
import type { SeasonWords } from '../season.ts'
import { useSeason } from '../use-season.ts'
import styles from './Milestone.module.css'

/** One height: its rewards, the groups that have passed it, and how far mine is. */
export function Milestone(props: {
  milestone: GroupMilestone
  passed: readonly EventGroup[]
  state: string
}) {
  const own = useT<SeasonWords>()
  const { Token } = useSeason().motif
  const { milestone, passed } = props
  return (
    <li className={styles.step} data-passed={passed.length > 0 || undefined}>
      <h3 className={styles.height}>
        <span className={styles.token}>
          <Token />
        </span>
        {formatStatistic(milestone.score)} <small>{own('unit')}</small>
      </h3>
      <RewardLine draw={drawPrize} rewards={milestone.rewards} className={styles.rewards} />
      <div className={styles.passed}>
        {passed.map((group) => (
          <Flag key={group.id} group={group} />
        ))}
        <span>{props.state}</span>
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
