import { useState } from 'react'
import type { GroupEvent, GroupMilestone, GroupPlace, GroupPrizes } from '#shared/api/group-event'
import { Segmented } from '#shared/kit/segmented'
import { StateView } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useAmount } from '../amount/use-amount.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { Milestone } from './Milestone.tsx'
import milestonesStyles from './Milestones.module.css'
import styles from './PlacePrizes.module.css'
import { Rewards } from './Rewards.tsx'

/** What can be won: by the group's height, by the group's place, by one's own place. */
export function Prizes({ call, event }: { call: Query<GroupPrizes>; event: GroupEvent }) {
  const t = useT<typeof zh>('family')
  const [kind, setKind] = useState<'milestones' | 'group' | 'person'>('milestones')
  return (
    <Panel title={t('prizes.title')} expose="prizes" anchor="prizes">
      <Segmented
        label={t('prizes.title')}
        value={kind}
        onChange={setKind}
        track="prizes-kind"
        options={[
          { id: 'milestones', label: t('prizes.milestones') },
          { id: 'group', label: t('prizes.group') },
          { id: 'person', label: t('prizes.person') },
        ]}
      />
      <StateView call={call} skeleton={<Waiting rows={3} height={96} />}>
        {({ places, milestones }) =>
          kind === 'milestones' ? (
            <Milestones milestones={milestones} event={event} />
          ) : (
            <PlacePrizes places={places.filter(({ scope }) => scope === kind)} />
          )
        }
      </StateView>
    </Panel>
  )
}

/** The rewards of each place, the best first. */
function PlacePrizes({ places }: { places: readonly GroupPlace[] }) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.places}>
      {places.map(({ from, to, rewards }) => (
        <li key={from} className={styles.place}>
          <h3 className={styles.rank} data-first={from === 1 || undefined}>
            {from === to ? t('place', { rank: from }) : t('places', { from, to })}
          </h3>
          <Rewards rewards={rewards} top={from === 1} columns={3} />
        </li>
      ))}
    </ul>
  )
}

/** Milestones of a group, the highest first. */
function Milestones(props: { milestones: readonly GroupMilestone[]; event: GroupEvent }) {
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
      <p className={milestonesStyles.note}>{t('prizes.milestonesNote')}</p>
      <ol className={milestonesStyles.ladder}>
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
