import { useState } from 'react'
import { resetStarsRoom, type StarBoard, type StarRoom } from '#shared/api/constellation'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Changing } from '../use-changing.ts'
import { useStep } from '../use-step.ts'
import { Pair } from './Pair.tsx'
import styles from './Reset.module.css'

/** Puts the stars of my room out, after saying what is lost and what stays. */
export function Reset(props: {
  call: Changing<StarBoard>
  board: StarBoard
  room: StarRoom
  reason?: string
}) {
  const t = useT<typeof zh>()
  const [open, setOpen] = useState(false)
  const { room } = props
  const { step, busy } = useStep(resetStarsRoom, props.call, (board, put) => void put(board))
  const { left, total } = props.board.resets
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="quiet"
        size="s"
        className={styles.open}
        track="reset-open"
        reason={props.reason || (room.lit ? (left ? '' : t('reset.none')) : t('reset.dark'))}
        onClick={() => setOpen(true)}
      >
        {t('reset.open', { left, total })}
      </Button>
      <Sheet
        open={open}
        kind="dialog"
        title={t('reset.title', { room: room.name })}
        expose="reset"
        onClose={close}
        footer={
          <Pair
            back={t('reset.back')}
            ahead={t('reset.confirm')}
            track="reset"
            busy={busy}
            onBack={close}
            onAhead={() => void step({ roomId: room.id }).then(close)}
          />
        }
      >
        <ul className={styles.losses}>
          <li>{t('reset.stars', { lit: room.lit })}</li>
          <li>{t('reset.keys')}</li>
          <li>{t('reset.left', { left: left - 1 })}</li>
          <li>{t('reset.stays')}</li>
        </ul>
      </Sheet>
    </>
  )
}
