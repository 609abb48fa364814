import { isOver } from '#shared/api/campaign'
import { type GroupEvent, type GroupRanking, getGroupRanking, type RankPeriod } from '#shared/api/group-event'
import { useToPerson } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { RankBoard, RankLine, type RankRow } from '#shared/kit/rank-board'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import { Waiting } from '../panel/Waiting.tsx'
import type { SeasonWords } from '../season.ts'
import styles from './MemberBoard.module.css'

type Person = GroupRanking['list'][number]

/** Those on the podium; the others follow as an endless list. */
const PODIUM = 3

/** The people by what they gave, with my row below; in the app a person's row opens their profile. */
export function MemberBoard({ event, period }: { event: GroupEvent; period: RankPeriod }) {
  const t = useT<typeof zh>('family')
  const own = useT<SeasonWords>()
  const onOpen = useToPerson()
  const people = usePaged(getGroupRanking, { activityId: event.activityId, period })
  const rowOf = (person: Person): RankRow => ({
    id: person.userId,
    rank: person.rank > 0 ? person.rank : null,
    name: person.nickname,
    avatar: person.portrait,
    value: person.score,
    note: event.groups.find(({ id }) => id === person.groupId)?.name,
  })
  const tied = (index: number) => {
    const { rank } = people.items[index] as Person
    return rank === people.items[index - 1]?.rank || rank === people.items[index + 1]?.rank
  }
  return (
    <StateView call={people.first} skeleton={<Waiting rows={5} height={60} />}>
      {({ mine }) => (
        <RankBoard
          unit={own('unit')}
          emptyText={t('rank.empty')}
          onOpen={onOpen}
          rows={people.items.slice(0, PODIUM).map(rowOf)}
          mine={mine && { ...rowOf(mine), gap: isOver(event.phase) ? 0 : mine.gap }}
        >
          {people.items.length > PODIUM && (
            <EndlessList
              label={t('rank.members')}
              list={{ ...people, items: people.items.slice(PODIUM) }}
              keyOf={({ userId }) => userId}
              place={`people-${period}`}
              row={(person, index) => (
                <div className={styles.line} data-mine={person.userId === mine?.userId || undefined}>
                  <RankLine
                    row={rowOf(person)}
                    unit={own('unit')}
                    note={tied(index + PODIUM) ? t('rank.tied') : undefined}
                    onOpen={onOpen}
                  />
                </div>
              )}
            />
          )}
        </RankBoard>
      )}
    </StateView>
  )
}
