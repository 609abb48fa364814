import { type BossHall, getInHallBoard } from '#shared/api/boss'
import { usePaged } from '#shared/features/paged'
import { useNoApp } from '#shared/kit/open-in-app'
import { RankBoard, RankLine, type RankRow } from '#shared/kit/rank-board'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import { EndlessList } from '#shared/ui/list'
import type zh from '../locales/zh.json'
import styles from './Boards.module.css'

interface Ranked {
  userId: string
  nickname: string
  portrait: string
  rank: number
  score: number
}

const PODIUM = 3

const rowOf = ({ userId, nickname, portrait, rank, score }: Ranked): RankRow => ({
  id: userId,
  rank: rank || null,
  name: nickname,
  avatar: portrait,
  value: score,
})

/** The people of one hall by damage: my own unless another is chosen. */
export function InHall(props: {
  halls: readonly BossHall[]
  roomId: string | undefined
  onChoose: (roomId: string) => void
}) {
  const t = useT<typeof zh>()
  const noApp = useNoApp()
  const people = usePaged(getInHallBoard, props.roomId ? { roomId: props.roomId } : {})
  const onOpen = noApp ? undefined : ({ id }: RankRow) => void bridge.openUserProfilePage(id)
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
          <RankBoard
            unit={t('boards.unit')}
            emptyText={t('feed.none')}
            onOpen={onOpen}
            rows={people.items.slice(0, PODIUM).map(rowOf)}
            mine={mine && { ...rowOf(mine), gap: mine.gap }}
          >
            {people.items.length > PODIUM && (
              <EndlessList
                label={t('boards.inHall')}
                list={{ ...people, items: people.items.slice(PODIUM) }}
                keyOf={({ userId }) => userId}
                row={(person) => <RankLine row={rowOf(person)} unit={t('boards.unit')} onOpen={onOpen} />}
              />
            )}
          </RankBoard>
        </>
      )}
    </StateView>
  )
}
