import { useState } from 'react'
import { type Boss, getInHallBoard } from '#shared/api/boss'
import { useOnChange } from '#shared/campaign/phase'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import { EndlessList } from '#shared/ui/list'
import { MoreHalls } from '../halls/MoreHalls.tsx'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'
import styles from './Boards.module.css'

/** The people of one hall by damage: my own unless another is chosen. */
export function InHall(props: {
  state: Boss['state']
  halls: HuntHalls
  roomId: string | undefined
  onChoose: (roomId: string) => void
}) {
  const t = useT<typeof zh>()
  const { halls } = props
  const people = usePaged(getInHallBoard, props.roomId ? { roomId: props.roomId } : {})
  useOnChange(props.state, () => void people.refetch())
  const { roomId = '', roomName = '' } = people.first.data ?? {}
  // rows that were shown may be on a later page
  const [shown, setShown] = useState<{ id: string; label: string }[]>([])
  if (roomId && !shown.some(({ id }) => id === roomId)) setShown([...shown, { id: roomId, label: roomName }])
  const listed = halls.items.map((hall) => ({ id: hall.roomId, label: hall.name }))
  const options = [...shown.filter(({ id }) => !listed.some((hall) => hall.id === id)), ...listed]
  return (
    <>
      {options.length > 0 && (
        <div className={styles.choice}>
          <Select
            label={t('boards.choose')}
            options={options}
            value={props.roomId ?? roomId}
            onChange={props.onChoose}
            track="hall-choose"
          />
          <MoreHalls halls={halls} />
        </div>
      )}
      <EndlessRanking
        people={people}
        waiting={{ height: 56, lines: 4 }}
        endless={EndlessList}
        label={t('boards.inHall')}
        unit={(count) => t('boards.unit', { count })}
        emptyText={t('feed.none')}
        isEmpty={() => !roomId}
      />
    </>
  )
}
