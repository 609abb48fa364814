import { useEffect, useRef } from 'react'
import { getPetRanks, type RoomPet } from '#shared/api/room-pet'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import { RankLine } from './RankLine.tsx'
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
