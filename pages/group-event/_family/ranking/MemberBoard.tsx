import { isOver } from '#shared/api/campaign'
import { type GroupEvent, getGroupRanking, type RankPeriod } from '#shared/api/group-event'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'

/** The people by what they gave, with my row below. */
export function MemberBoard({ event, period }: { event: GroupEvent; period: RankPeriod }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const people = usePaged(getGroupRanking, { activityId: event.activityId, period })
  return (
    <EndlessRanking
      people={people}
      waiting={{ height: 60 }}
      label={t('rank.members')}
      unit={(count) => own('unit', { count })}
      emptyText={t('rank.empty')}
      noteOf={({ groupId }) => event.groups.find(({ id }) => id === groupId)?.name}
      over={isOver(event.phase)}
      endless={EndlessList}
      place={`people-${period}`}
    />
  )
}
