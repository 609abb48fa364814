import { useState } from 'react'
import type { StarBoard } from '#shared/api/constellation'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Pair } from './Pair.tsx'
import styles from './Reset.module.css'
import type { RoomReset } from './use-reset.ts'

/**
 * Resets the stars of a room after showing what is lost and kept; also before a reset of unknown result is looked up: if
 * it has not reached the server, it happens then.
 */
export function Reset(props: { reset: RoomReset; board: StarBoard; reason?: string }) {
  const t = useT<typeof zh>()
  const [shown, setShown] = useState(false)
  const close = () => setShown(false)
  const { reset, busy, roomId, unknown } = props.reset
  // What is asked then is not what was opened. Not in an effect: that of the first render would close it after a fast tap.
  const [asked, setAsked] = useState(unknown)
  if (asked !== unknown) {
    setAsked(unknown)
    setShown(false)
  }
  const { floors, resets } = props.board
  const { left, total } = resets
  const room = floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === roomId)
  if (!room) return null
  return (
    <>
      <Button
        look="quiet"
        size="s"
        className={styles.open}
        track="reset-open"
        reason={unknown ? '' : props.reason || (room.lit ? (left ? '' : t('reset.none')) : t('reset.dark'))}
        onClick={() => setShown(true)}
      >
        {t(unknown ? 'reset.check' : 'reset.open', { left, total })}
      </Button>
      <Sheet
        open={shown}
        kind="dialog"
        title={t('reset.title', { room: room.name })}
        expose="reset"
        onClose={close}
        footer={
          <Pair
            back={t('reset.back')}
            ahead={t(unknown ? 'draw.check' : 'reset.confirm')}
            track="reset"
            busy={busy}
            onBack={close}
            onAhead={() => void reset(close)}
          />
        }
      >
        {unknown && <p role="status">{t('reset.unknown')}</p>}
        {unknown && !room.lit ? null : (
          <ul className={styles.losses}>
            <li>{t('reset.stars', { lit: room.lit })}</li>
            <li>{t('reset.keys')}</li>
            {!unknown && <li>{t('reset.left', { left: left - 1 })}</li>}
            <li>{t('reset.stays')}</li>
          </ul>
        )}
      </Sheet>
    </>
  )
}
