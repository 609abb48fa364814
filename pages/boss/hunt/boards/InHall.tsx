import { getInHallBoard } from '#shared/api/boss'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import { PeopleBoard } from '../../_family/board/PeopleBoard.tsx'
import { MoreHalls } from '../halls/MoreHalls.tsx'
import type zh from '../locales/zh.json'
import type { HuntHalls } from '../use-halls.ts'
import styles from './Boards.module.css'

/** The halls that are there, and the one that is shown, which may stand on a later page of them. */
function optionsWith(shown: { id: string; label: string }, halls: HuntHalls) {
  const options = halls.items.map(({ roomId, name }) => ({ id: roomId, label: name }))
  return options.some(({ id }) => id === shown.id) ? options : [shown, ...options]
}

/** The people of one hall by damage: my own unless another is chosen. */
export function InHall(props: {
  halls: HuntHalls
  roomId: string | undefined
  onChoose: (roomId: string) => void
}) {
  const t = useT<typeof zh>()
  const { halls } = props
  const people = usePaged(getInHallBoard, props.roomId ? { roomId: props.roomId } : {})
  return (
    <StateView
      call={people.first}
      skeleton={<Skeleton height={56} lines={4} />}
      isEmpty={({ roomId }) => !roomId}
      emptyText={t('feed.none')}
    >
      {({ roomId, roomName, mine }) => (
        <>
          <div className={styles.choice}>
            <Select
              label={t('boards.choose')}
              options={optionsWith({ id: roomId, label: roomName }, halls)}
              value={roomId}
              onChange={props.onChoose}
              track="hall-choose"
            />
            <MoreHalls halls={halls} />
          </div>
          <PeopleBoard
            people={people}
            mine={mine}
            label={t('boards.inHall')}
            unit={t('boards.unit')}
            emptyText={t('feed.none')}
          />
        </>
      )}
    </StateView>
  )
}
