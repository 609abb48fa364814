import { Fragment, useState } from 'react'
import { isOver } from '#shared/api/campaign'
import type { Contribution, EventGroup, GroupEvent, GroupPrizes, GroupTask } from '#shared/api/group-event'
import { translate, useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type { EditionWords } from './edition.ts'
import { BODIES } from './forms/form.ts'
import { Groups } from './groups/Groups.tsx'
import { canFly, JoinFlight } from './groups/JoinFlight.tsx'
import { useJoin } from './groups/join.ts'
import { MyPlace } from './mine/MyPlace.tsx'
import { Prizes } from './prizes/Prizes.tsx'
import { Ranking } from './ranking/Ranking.tsx'
import styles from './Story.module.css'
import { Tasks } from './tasks/Tasks.tsx'
import { useEdition } from './use-edition.ts'
import { Winners } from './winners/Winners.tsx'

interface EventCalls {
  event: Query<GroupEvent>
  tasks: Query<GroupTask[]>
  prizes: Query<GroupPrizes>
  contribution: Query<Contribution>
}

/** The panels below the hero, ordered by phase (results first) and by form; members of a group see tasks. */
export function GroupEventBody({ event, calls }: { event: GroupEvent; calls: EventCalls }) {
  const [joined, setJoined] = useState<EventGroup>()
  const join = useJoin(calls.event, (group) => {
    void calls.tasks.refetch()
    void calls.contribution.refetch()
    if (!group) return
    if (canFly()) setJoined(group)
    else toast.tip(translate('family', 'groups.joined', { name: group.name }))
  })
  const onClaimed = () => {
    void calls.event.refetch()
    void calls.contribution.refetch()
  }
  const { order } = BODIES[useEdition().form.name]
  const over = isOver(event.phase)
  const mine = event.groups.find(({ id }) => id === event.groupId)
  const groups = <Groups event={event} join={join} />
  const panels = {
    tasks: !over && <Tasks event={event} call={calls.tasks} onClaimed={onClaimed} />,
    ranking: <Ranking event={event} />,
    prizes: <Prizes call={calls.prizes} event={event} />,
  }
  return (
    <>
      {joined && <JoinFlight group={joined} onLanded={() => setJoined(undefined)} />}
      {over && <Winners event={event} call={calls.prizes} />}
      {mine && <MyPlace event={event} group={mine} call={calls.contribution} />}
      {!mine && !over && groups}
      {mine && panels.tasks}
      {order.map((panel) => (
        <Fragment key={panel}>{mine && panel === 'tasks' ? null : panels[panel]}</Fragment>
      ))}
      {(mine || over) && groups}
      <Story />
    </>
  )
}

/** The date's own story, at the foot of the page. */
function Story() {
  const t = useT<EditionWords>()
  return (
    <section className={styles.story}>
      <h2 className={styles.title}>{t('story.title')}</h2>
      <p className={styles.text}>{t('story.text')}</p>
    </section>
  )
}
