import { changeRoom, type StarBoard, type StarRoom } from '#shared/api/constellation'
import { RewardName } from '#shared/campaign/reward'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { words } from '../error-words.ts'
import type zh from '../locales/zh.json'
import { RewardArt } from '../rewards/RewardArt.tsx'
import { Constellation, STAGE } from '../sky/Constellation.tsx'
import styles from './RoomSheet.module.css'

/** One room looked at closely, and the way there. */
export function RoomSheet(props: {
  room: StarRoom
  mine: boolean
  open: boolean
  call: Query<StarBoard>
  reason?: string
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const { room, mine, onClose } = props
  const { name, state, treasure } = room
  const { run, busy } = useMutation(changeRoom, {
    updates: [update(props.call, (board) => board)],
    errorText: words,
    onSuccess() {
      onClose()
      toast.tip(t('room.changed', { room: name }))
    },
  })
  const here = mine ? t('room.here') : ''
  return (
    <Sheet
      open={props.open}
      title={name}
      expose="room"
      onClose={onClose}
      footer={
        <Button
          block
          track="change-room"
          busy={busy}
          reason={
            here || (state === 'closed' || state === 'complete' ? t(`room.why.${state}`) : props.reason)
          }
          onClick={() => void run({ roomId: room.id })}
        >
          {here || t('room.go')}
        </Button>
      }
    >
      <div className={styles.sky}>
        <Constellation room={room} box={STAGE} />
      </div>
      <div className={styles.treasure}>
        <RewardArt reward={treasure} />
        <p>
          {t('stage.treasure')}
          <strong>
            <RewardName reward={treasure} />
          </strong>
          {state === 'complete'
            ? t('room.won')
            : t(state === 'closed' ? 'room.why.closed' : 'room.toTreasure', {
                missing: formatAmount(room.stars - room.lit),
              })}
        </p>
      </div>
    </Sheet>
  )
}
