import { useState } from 'react'
import { getHallRange, type RankedHall, recommendHalls, searchHalls } from '#shared/api/room-leader-ranking'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic, formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import styles from './HallList.module.css'
import { HallRow } from './HallRow.tsx'
import type zh from './locales/zh.json'

const WAITING = { height: 66, lines: 4 }

/** Heat, and how many are in the hall. */
function useNote() {
  const t = useT<typeof zh>('family')
  return ({ score, online }: RankedHall) =>
    `${t('heat', { number: formatStatistic(score) })} · ${t('online', { number: formatStatisticRounded(online) })}`
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
  const note = useNote()
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
          <HallRow hall={hall} note={note(hall)} reload={halls.refetch} />
        </li>
      )}
    />
  )
}

/** All halls that take part, of one kind or of every. */
export function AllHalls() {
  const t = useT<typeof zh>('family')
  const note = useNote()
  const [kind, setKind] = useState<RankedHall['kind'] | 'every'>('every')
  const every = useQuery(getHallRange, { pageNum: 1, pageSize: 1 })
  const halls = usePaged(getHallRange, { kind: kind === 'every' ? undefined : kind })
  const kinds = every.data?.kinds ?? []
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
      <Feed
        list={halls}
        label={t('tabs.all')}
        keyOf={({ roomId }) => roomId}
        waiting={WAITING}
        emptyText={t('empty')}
        endless={{ by: EndlessList, place: `halls-${kind}` }}
        row={(hall) => <HallRow hall={hall} note={note(hall)} reload={halls.refetch} />}
      />
    </>
  )
}
