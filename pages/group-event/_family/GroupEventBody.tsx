import { isOver } from '#shared/api/campaign'
import type { Contribution, GroupEvent, GroupPrizes, GroupTask } from '#shared/api/group-event'
import type { Call } from '#shared/runtime/request'
import { Groups } from './groups/Groups.tsx'
import { useJoin } from './groups/join.ts'
import { MyPlace } from './mine/MyPlace.tsx'
import { Prizes } from './prizes/Prizes.tsx'
import { Ranking } from './ranking/Ranking.tsx'
import { Story } from './Story.tsx'
import { Tasks } from './tasks/Tasks.tsx'
import { Winners } from './winners/Winners.tsx'

interface EventCalls {
  event: Call<GroupEvent>
  tasks: Call<GroupTask[]>
  prizes: Call<GroupPrizes>
  contribution: Call<Contribution>
}

/** What stands below the hero, in the order of the phase: results come first when there are any. */
export function GroupEventBody({ event, calls }: { event: GroupEvent; calls: EventCalls }) {
  const join = useJoin(calls.event, () => {
    void calls.tasks.reload()
    void calls.contribution.reload()
  })
  const onClaimed = () => {
    void calls.event.reload()
    void calls.contribution.reload()
  }
  const over = isOver(event.phase)
  const mine = event.groups.find(({ id }) => id === event.groupId)
  const groups = <Groups event={event} join={join} />
  return (
    <>
      {over && <Winners event={event} call={calls.prizes} />}
      {mine && <MyPlace event={event} group={mine} call={calls.contribution} />}
      {!mine && !over && groups}
      {!over && <Tasks event={event} call={calls.tasks} onClaimed={onClaimed} />}
      <Ranking event={event} />
      <Prizes call={calls.prizes} event={event} />
      {(mine || over) && groups}
      <Story />
    </>
  )
}
