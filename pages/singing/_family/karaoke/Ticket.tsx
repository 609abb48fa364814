import type { MusicSet } from '#shared/api/music'
import { PersonDoor, ToHall } from '#shared/campaign/way'
import { placesFor } from '#shared/features/places'
import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Ticket.module.css'

/** A larger hall shows its first rows. */
const MOST_DOTS = 200

/** The seats of a set as rows of dots: taken, mine, free; and how many are left. */
function Rows({ left, total, mine }: { left: number; total: number; mine: boolean }) {
  const t = useT<typeof zh>('family')
  const taken = total - left
  return (
    <p className={styles.seats}>
      <span className={styles.dots} aria-hidden="true">
        {placesFor(total, MOST_DOTS).map((seat) => (
          <i key={seat} data-seat={seat < taken ? (mine && seat === taken - 1 ? 'mine' : 'taken') : 'free'} />
        ))}
      </span>
      <span>{t('karaoke.seat.left', { left, count: total })}</span>
    </p>
  )
}

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
          <PersonDoor userId={props.native ? singer.userId : undefined} track="profile">
            <bdi>{singer.nickname}</bdi>
          </PersonDoor>
        </p>
        {state === 'live' ? (
          <ToHall roomId={roomId} app={t('karaoke.openApp')} track="enter-room">
            {t('karaoke.enter')}
          </ToHall>
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
