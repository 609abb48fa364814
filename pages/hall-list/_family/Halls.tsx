import { useState } from 'react'
import { type Hall, listHalls } from '#shared/api/room'
import { getHallRange, type RankedHall, recommendHalls, searchHalls } from '#shared/api/room-leader-ranking'
import { Feed } from '#shared/campaign/feed'
import { type Paged, usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import styles from './HallList.module.css'
import { HallRow } from './HallRow.tsx'
import type zh from './locales/zh.json'

const WAITING = { height: 76, lines: 4 }

/** A hall's heat, below its name. */
function useHeat() {
  const t = useT<typeof zh>('family')
  return ({ score }: RankedHall) => t('heat', { number: formatStatistic(score) })
}

/** A few halls, each with the reason. */
export function Recommended() {
  const t = useT<typeof zh>('family')
  const call = useQuery(recommendHalls, {})
  return (
    <StateView
      call={call}
      skeleton={<Skeleton {...WAITING} />}
      isEmpty={(halls) => !halls.length}
      emptyText={t('empty')}
    >
      {(halls) => (
        <ul className={styles.rows} data-expose="recommended">
          {halls.map((hall, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice brings other halls; places that move would be a layout shift
            <li key={place}>
              <HallRow hall={hall} note={hall.reason} reload={call.refetch} />
            </li>
          ))}
        </ul>
      )}
    </StateView>
  )
}

/** Halls of the searched name or number. */
export function Found({ keyword }: { keyword: string }) {
  const t = useT<typeof zh>('family')
  const heat = useHeat()
  const halls = usePaged(searchHalls, { keyword })
  return (
    <Feed
      list={halls}
      label={t('found')}
      className={styles.rows}
      keyOf={({ roomId }) => roomId}
      waiting={WAITING}
      emptyText={t('notFound')}
      row={(hall) => (
        <li>
          <HallRow hall={hall} note={heat(hall)} reload={halls.refetch} />
        </li>
      )}
    />
  )
}

/** All halls that take part, of one kind or of every. */
export function AllHalls({ activityId }: { activityId: string | undefined }) {
  const t = useT<typeof zh>('family')
  const [kind, setKind] = useState<RankedHall['kind'] | 'every'>('every')
  const range = useQuery(getHallRange, { pageNum: 1, pageSize: 1 })
  const kinds = range.data?.kinds ?? []
  const count = kinds.reduce((sum, each) => sum + each.halls, 0)
  return (
    <>
      <Segmented
        className={styles.kinds}
        label={t('kind')}
        options={[
          { id: 'every', label: t('everyKind', { halls: count }) },
          ...kinds.map(({ kind: id, name, halls: many }) => ({
            id,
            label: t('ofKind', { name, halls: many }),
          })),
        ]}
        value={kind}
        onChange={setKind}
        track="kind"
      />
      {kind === 'every' ? <EveryKind activityId={activityId} /> : <OfKind key={kind} kind={kind} />}
    </>
  )
}

/** The liveliest first. */
function EveryKind({ activityId }: { activityId: string | undefined }) {
  return <HallFeed halls={usePaged(listHalls, { activityId })} place="every" />
}

function OfKind({ kind }: { kind: RankedHall['kind'] }) {
  const heat = useHeat()
  return <HallFeed halls={usePaged(getHallRange, { kind })} place={kind} note={heat} />
}

function HallFeed<Each extends Hall, First>(props: {
  halls: Paged<Each, First>
  place: string
  note?: (hall: Each) => string
}) {
  const t = useT<typeof zh>('family')
  const { halls, note } = props
  return (
    <Feed
      list={halls}
      label={t('tabs.all')}
      keyOf={({ roomId }) => roomId}
      waiting={WAITING}
      emptyText={t('empty')}
      endless={{ by: EndlessList, place: `halls-${props.place}` }}
      row={(hall) => <HallRow hall={hall} note={note?.(hall)} reload={halls.refetch} />}
    />
  )
}
