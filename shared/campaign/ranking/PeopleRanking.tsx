import type { ComponentProps, ReactNode } from 'react'
import { More } from '#shared/campaign/feed'
import { useToPerson } from '#shared/campaign/way'
import type { Paged } from '#shared/features/paged'
import { RankBoard, type RankRow } from '#shared/kit/rank-board'
import type { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { RankSkeleton } from './RankSkeleton.tsx'
import { type RankedPerson, rankRow } from './rank-row.ts'

type Mine<Person> = { mine: (Person & { gap: number }) | null }

/** What the rows behind a podium share with it. */
export interface Board<Person> {
  row: (person: Person) => RankRow
  mine: Person | null
  onOpen: ((row: RankRow) => void) | undefined
}

export interface PeopleRankingProps<Person, First> {
  /** `mine` of the first page is my row; its `gap` is the difference to the next place. */
  people: Paged<Person, First>
  /** Of a value, as `point` or `points`. */
  unit: (value: number) => string
  /** Blocks below the podium while it loads. */
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
}

/**
 * A ranking of people with its loading, failed and empty states: the first three on a podium, my own row below, a button
 * for more. In the app a row opens the person's profile. `EndlessRanking` is its form for full pages.
 */
export function PeopleRanking<Person extends RankedPerson, First extends Mine<Person>>(
  props: PeopleRankingProps<Person, First> & {
    /** Only so many rows; `rest` replaces the button for more. */
    podium?: number
    rest?: (board: Board<Person>) => ReactNode
  },
) {
  const { people, rest, onOpen: opens } = props
  const toPerson = useToPerson()
  const onOpen = opens ? ({ id }: { id: string }) => opens(id) : toPerson
  const row = (person: Person) => rankRow(person, props.noteOf?.(person))
  return (
    <StateView
      call={people.first}
      skeleton={<RankSkeleton {...props.waiting} />}
      isEmpty={props.isEmpty ?? (() => false)}
      emptyText={props.emptyText}
    >
      {({ mine }) => (
        <RankBoard
          unit={props.unit}
          emptyText={props.emptyText}
          onOpen={onOpen}
          rows={people.items.slice(0, props.podium).map(row)}
          mine={mine && { ...row(mine), gap: props.over ? 0 : mine.gap }}
        >
          {rest ? rest({ row, mine, onOpen }) : <More list={people} />}
        </RankBoard>
      )}
    </StateView>
  )
}
