import type { MusicSet } from '#shared/api/music'
import { Button } from '#shared/kit/button'
import { bridge } from '#shared/runtime/bridge'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { EnterRoom } from './EnterRoom.tsx'
import { Rows } from './Rows.tsx'
import styles from './Ticket.module.css'

/** A set as a ticket: its hour on the stub, seats by the row, and what can be done with it now. */
export function Ticket(props: {
  set: MusicSet
  native: boolean
  busy: boolean
  onReserve: () => void
  onCancel: () => void
}) {
  const t = useT<typeof zh>('family')
  const { id, title, singer, startAt, endAt, roomId, state, seats } = props.set
  const name = <bdi>{singer.nickname}</bdi>
  return (
    <li className={styles.ticket} data-state={state} data-set={id}>
      <div className={styles.stub}>
        <b>{formatDate(startAt, 'time')}</b>
        <span>{formatDate(endAt, 'time')}</span>
      </div>
      <div className={styles.main}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p className={styles.singer}>
          {/* shown once data is there, so never before the host is known */}
          {props.native && bridge.reaches('openUserProfilePage') ? (
            <button
              type="button"
              data-track="profile"
              onClick={() => void bridge.openUserProfilePage(singer.userId)}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </p>
        {state === 'live' ? (
          <EnterRoom roomId={roomId} />
        ) : (
          <div className={styles.foot}>
            <Rows left={seats.left} total={seats.total} mine={state === 'mine'} />
            {state === 'open' && (
              <Button size="s" track="reserve" busy={props.busy} onClick={props.onReserve}>
                {t('karaoke.seat.reserve')}
              </Button>
            )}
            {state === 'mine' && (
              <Button size="s" look="ghost" track="cancel" onClick={props.onCancel}>
                {t('karaoke.seat.cancel')}
              </Button>
            )}
            {state === 'full' && <em className={styles.stamp}>{t('karaoke.seat.full')}</em>}
            {state === 'over' && <em className={styles.stamp}>{t('karaoke.seat.over')}</em>}
          </div>
        )}
        {state === 'mine' && <strong className={styles.mine}>{t('karaoke.seat.mine')}</strong>}
      </div>
    </li>
  )
}
