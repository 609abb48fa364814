import { useEffect, useRef } from 'react'
import { getPetRanks, type RoomPet } from '#shared/api/room-pet'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Endpoint } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import { KindMark } from '../creature/KindMark.tsx'
import type zh from '../locales/zh.json'
import styles from './Ranks.module.css'

/**
 * Halls by the experience of the pet that is out, mine beside them: refetched when that changes (`pet`), or
 * has another name. `inside`: not the page scrolls them, but a sheet.
 */
export function Ranks({ pet, inside }: { pet: RoomPet | null | undefined; inside?: boolean }) {
  const t = useT<typeof zh>('family')
  const ranks = usePaged(getPetRanks, {})
  const { refetch } = ranks
  const petKey = pet === undefined ? '' : JSON.stringify(pet && [pet.id, pet.name, pet.level])
  const read = useRef('')
  useEffect(() => {
    if (petKey && read.current && petKey !== read.current) void refetch()
    if (petKey) read.current = petKey
  }, [petKey, refetch])
  return (
    <div data-expose="ranks">
      <Feed
        list={ranks}
        label={t('ranks.title')}
        endless={{ by: EndlessList, ...(inside ? { whole: true } : { place: 'pets' }) }}
        keyOf={({ roomId }) => roomId}
        row={(row) => <RankLine row={row} />}
        above={({ mine }) => (
          <p className={styles.mine}>{mine ? <RankLine row={mine} mine /> : t('ranks.none')}</p>
        )}
        waiting={{ height: 56, lines: 4, className: styles.row }}
        isEmpty={({ list, mine }) => !list.length && !mine}
        emptyText={t('ranks.empty')}
      />
    </div>
  )
}

type Answer = typeof getPetRanks extends Endpoint<never, infer Out> ? Out : never
type Row = Answer['list'][number] & { gap?: number }

/** A hall's pet and its place; of mine also what is missing to the next one. */
function RankLine({ row, mine }: { row: Row; mine?: boolean }) {
  const t = useT<typeof zh>('family')
  const { rank, petName, hallName, kind, level, score, gap } = row
  return (
    <span className={styles.line} data-place={rank > 0 && rank <= 3 ? rank : undefined}>
      <b className={styles.place}>{rank || '—'}</b>
      <KindMark kind={kind} className={styles.kind} />
      <span className={styles.who}>
        <bdi>{petName}</bdi>
        <small>
          {mine ? t('ranks.mine') : <bdi>{hallName}</bdi>} · {t('care.level', { level })}
        </small>
      </span>
      <span className={styles.score}>
        <span>{formatStatistic(score)}</span>
        <small>{mine && gap ? t('ranks.gap', { gap: formatAmount(gap) }) : t('ranks.unit')}</small>
      </span>
    </span>
  )
}
