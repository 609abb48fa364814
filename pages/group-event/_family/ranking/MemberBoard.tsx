import { isOver } from '#shared/api/campaign'
import { type GroupEvent, getGroupRanking, type RankPeriod } from '#shared/api/group-event'
import { PeopleRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Waiting } from '../panel/Waiting.tsx'

/** The people by what they gave, with my row below. */
export function MemberBoard({ event, period }: { event: GroupEvent; period: RankPeriod }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const people = usePaged(getGroupRanking, { activityId: event.activityId, period })
  return (
    <StateView call={people.first} skeleton={<Waiting rows={5} height={60} />}>
      {({ mine }) => (
        <PeopleRanking
          people={people}
          mine={mine}
          label={t('rank.members')}
          unit={own('unit')}
          emptyText={t('rank.empty')}
          noteOf={({ groupId }) => event.groups.find(({ id }) => id === groupId)?.name}
          over={isOver(event.phase)}
          endless={EndlessList}
          place={`people-${period}`}
        />
      )}
    </StateView>
  )
}
