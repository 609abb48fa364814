import { useToPerson } from '#shared/campaign/way'
import { RankBoard, RankLine, type RankRow } from '#shared/kit/rank-board'
import { type Endless, EndlessList } from '#shared/ui/list'

interface Ranked {
  userId: string
  nickname: string
  portrait: string
  /** 0: no place yet. */
  rank: number
  score: number
}

/** Those on the podium; the others follow as an endless list. */
const PODIUM = 3

const rowOf = ({ userId, nickname, portrait, rank, score }: Ranked): RankRow => ({
  id: userId,
  rank: rank || null,
  name: nickname,
  avatar: portrait,
  value: score,
})

/** People by what they did, with my row below; in the app a row opens the person's profile. */
export function PeopleBoard(props: {
  people: Endless<Ranked>
  mine: (Ranked & { gap: number }) | null
  label: string
  unit: string
  emptyText: string
}) {
  const { people, mine, unit } = props
  const onOpen = useToPerson()
  return (
    <RankBoard
      unit={unit}
      emptyText={props.emptyText}
      onOpen={onOpen}
      rows={people.items.slice(0, PODIUM).map(rowOf)}
      mine={mine && { ...rowOf(mine), gap: mine.gap }}
    >
      {people.items.length > PODIUM && (
        <EndlessList
          label={props.label}
          list={{ ...people, items: people.items.slice(PODIUM) }}
          keyOf={({ userId }) => userId}
          row={(person) => <RankLine row={rowOf(person)} unit={unit} onOpen={onOpen} />}
        />
      )}
    </RankBoard>
  )
}
