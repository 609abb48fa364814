import type { ReactNode } from 'react'
import { useToPerson } from '#shared/campaign/way'
import type { Paged } from '#shared/features/paged'
import { RankBoard, RankLine, ruled } from '#shared/kit/rank-board'
import { type RankedPerson, rankRow } from './rank-row.ts'

/** Those on the podium; the others follow as a list. */
const PODIUM = 3

type People<Person> = Pick<Paged<Person>, 'items' | 'more' | 'busy' | 'done' | 'error'>

/**
 * A ranking of people: a podium of three, the others in an endless list, my own row below. In the app a row opens the
 * person's profile.
 */
export function PeopleRanking<Person extends RankedPerson>(props: {
  people: People<Person>
  /** My row; `gap` is the difference to the next place. */
  mine?: (Person & { gap: number }) | null | undefined
  label: string
  unit: string
  emptyText?: string
  /** Under the name, as the group or who supports them. */
  noteOf?: (person: Person) => ReactNode
  /** Replaces opening the profile in the app. */
  onOpen?: (userId: string) => void
  /** The campaign is over: gaps are hidden. */
  over?: boolean
  /** `EndlessList` of the heavy set. */
  endless: <Item>(props: {
    label: string
    list: People<Item>
    keyOf: (item: Item) => string
    row: (item: Item, index: number) => ReactNode
    place?: string | undefined
  }) => ReactNode
  /** A name under which the list finds its place again when the person comes back. */
  place?: string
}) {
  const { people, mine, unit, endless: EndlessRows } = props
  const toPerson = useToPerson()
  const { onOpen: opens } = props
  const onOpen = opens ? ({ id }: { id: string }) => opens(id) : toPerson
  const row = (person: Person) => rankRow(person, props.noteOf?.(person))
  const tied = (at: number) =>
    [people.items[at - 1], people.items[at + 1]].some((near) => near?.rank === people.items[at]?.rank)
  return (
    <RankBoard
      unit={unit}
      emptyText={props.emptyText}
      onOpen={onOpen}
      rows={people.items.slice(0, PODIUM).map(row)}
      mine={mine && { ...row(mine), gap: props.over ? 0 : mine.gap }}
    >
      {people.items.length > PODIUM && (
        <EndlessRows
          label={props.label}
          list={{ ...people, items: people.items.slice(PODIUM) }}
          keyOf={({ userId }) => userId}
          place={props.place}
          row={(person, index) => (
            <div className={ruled} data-part="ranked">
              <RankLine
                row={row(person)}
                unit={unit}
                tied={tied(index + PODIUM)}
                mine={person.userId === mine?.userId}
                onOpen={onOpen}
              />
            </div>
          )}
        />
      )}
    </RankBoard>
  )
}
