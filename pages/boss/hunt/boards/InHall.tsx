import { type BossHall, getInHallBoard } from '#shared/api/boss'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import { PeopleBoard } from '../../_family/board/PeopleBoard.tsx'
import type zh from '../locales/zh.json'
import styles from './Boards.module.css'

/** The people of one hall by damage: my own unless another is chosen. */
export function InHall(props: {
  halls: readonly BossHall[]
  roomId: string | undefined
  onChoose: (roomId: string) => void
}) {
  const t = useT<typeof zh>()
  const people = usePaged(getInHallBoard, props.roomId ? { roomId: props.roomId } : {})
  return (
    <StateView
      call={people.first}
      skeleton={<Skeleton height={56} lines={4} />}
      isEmpty={({ roomId }) => !roomId}
      emptyText={t('feed.none')}
    >
      {({ roomId, mine }) => (
        <>
          <div className={styles.choice}>
            <Select
              label={t('boards.choose')}
              options={props.halls.map((hall) => ({ id: hall.roomId, label: hall.name }))}
              value={roomId}
              onChange={props.onChoose}
              track="hall-choose"
            />
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
