import type { ReactNode } from 'react'
import type { Paged } from '#shared/features/paged'
import { isTied, RankLine, ruled } from '#shared/kit/rank-board'
import { PeopleRanking, type PeopleRankingProps } from './PeopleRanking.tsx'
import type { RankedPerson } from './rank-row.ts'

const PODIUM = 3

/** A `PeopleRanking` that loads its next page on scrolling. */
export function EndlessRanking<
  Person extends RankedPerson,
  First extends { mine: (Person & { gap: number }) | null },
>({
  endless: EndlessRows,
  label = '',
  place,
  ...props
}: PeopleRankingProps<Person, First> & {
  label?: string
  /** `EndlessList` of the heavy set. */
  endless: <Item>(props: {
    label: string
    list: Pick<Paged<Item>, 'items' | 'more' | 'busy' | 'done' | 'error'>
    keyOf: (item: Item) => string
    row: (item: Item, index: number) => ReactNode
    place?: string | undefined
  }) => ReactNode
  /** A name under which the list restores its scroll position when the person comes back. */
  place?: string
}) {
  const { people, unit } = props
  const { items } = people
  return (
    <PeopleRanking
      {...props}
      podium={PODIUM}
      rest={({ row, mine, onOpen }) =>
        items.length > PODIUM && (
          <EndlessRows
            label={label}
            list={{ ...people, items: items.slice(PODIUM) }}
            keyOf={({ userId }) => userId}
            place={place}
            row={(person, index) => (
              <div className={ruled} data-part="ranked">
                <RankLine
                  row={row(person)}
                  unit={unit}
                  tied={isTied(items, index + PODIUM)}
                  mine={person.userId === mine?.userId}
                  onOpen={onOpen}
                />
              </div>
            )}
          />
        )
      }
    />
  )
}
