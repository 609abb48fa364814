import type { ComponentProps, ReactNode } from 'react'
import { useToPerson } from '#shared/campaign/way'
import type { Paged } from '#shared/features/paged'
import { RankBoard, RankLine, ruled } from '#shared/kit/rank-board'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { type RankedPerson, rankRow } from './rank-row.ts'

/** Those on the podium; the others follow as a list. */
const PODIUM = 3

type People<Person> = Pick<Paged<Person>, 'items' | 'more' | 'busy' | 'done' | 'error'>

/**
 * A ranking of people with its loading, failed and empty states: a podium of three, the others in a list, my own row
 * below. In the app a row opens the person's profile.
 */
export function PeopleRanking<
  Person extends RankedPerson,
  First extends { mine: (Person & { gap: number }) | null },
>(props: {
  /** `mine` of the first page is my row; its `gap` is the difference to the next place. */
  people: Paged<Person, First>
  label?: string
  unit: string
  /** Blocks while it loads. */
  waiting?: ComponentProps<typeof Skeleton>
  emptyText?: string
  /** Replaces the empty ranking, for instance where there is no hall to rank. */
  isEmpty?: () => boolean
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
  /** A name under which the endless list finds its place again when the person comes back. */
  place?: string
}) {
  const { people, unit, endless: EndlessRows, isEmpty = () => false } = props
  const { items } = people
  const toPerson = useToPerson()
  const { onOpen: opens } = props
  const onOpen = opens ? ({ id }: { id: string }) => opens(id) : toPerson
  const row = (person: Person) => rankRow(person, props.noteOf?.(person))
  const tied = (at: number) => [items[at - 1], items[at + 1]].some((near) => near?.rank === items[at]?.rank)
  return (
    <StateView
      call={people.first}
      skeleton={<Skeleton height={64} lines={5} {...props.waiting} />}
      isEmpty={isEmpty}
      emptyText={props.emptyText}
    >
      {({ mine }) => (
        <RankBoard
          unit={unit}
          emptyText={props.emptyText}
          onOpen={onOpen}
          rows={items.slice(0, PODIUM).map(row)}
          mine={mine && { ...row(mine), gap: props.over ? 0 : mine.gap }}
        >
          {items.length > PODIUM && (
            <EndlessRows
              label={props.label ?? ''}
              list={{ ...people, items: items.slice(PODIUM) }}
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
      )}
    </StateView>
  )
}
