import type { HallEvent } from '#shared/api/hall-event'
import { Remind, reminderIn } from '#shared/campaign/remind'
import { HallDoor, ToHall } from '#shared/campaign/way'
import { Avatar, HallAvatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { formatDate, formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './EventLine.module.css'
import type zh from './locales/zh.json'

/** One event: its hall and host, who waits for it or is there; the reminder, or while it runs the way in. */
export function EventLine(props: { event: HallEvent; call: Query<HallEvent[]>; onListen: () => void }) {
  const t = useT<typeof zh>()
  const { event, call, onListen } = props
  const { id, title, text, hall, startAt, endAt, phase, waiting, reminded } = event
  const path = `/activityNew/HallActivityPre?roomId=${encodeURIComponent(hall.roomId)}`
  return (
    <>
      <p className={styles.title}>
        <bdi>{title}</bdi>
        {phase === 'running' && <em>{t('live')}</em>}
      </p>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      <div className={styles.hall}>
        <HallDoor roomId={hall.roomId} className={styles.door}>
          <span className={styles.faces}>
            <HallAvatar src={hall.cover} name={hall.name} size={44} />
            <Avatar src={hall.owner.portrait} name={hall.owner.nickname} size={24} className={styles.host} />
          </span>
          <span>
            <bdi>{hall.name}</bdi>
            <small>
              {phase === 'running'
                ? t('inHall', { number: formatStatisticRounded(hall.online) })
                : t('waiting', { count: waiting, number: formatStatisticRounded(waiting) })}
            </small>
            <small>{t('until', { time: formatDate(endAt, 'time') })}</small>
          </span>
        </HallDoor>
        <Button size="s" look="quiet" track="notices" aria-haspopup="dialog" onClick={onListen}>
          {t('listen')}
        </Button>
      </div>
      {phase === 'running' ? (
        <ToHall block size="s" track="enter" roomId={hall.roomId} app={t('openApp')}>
          {t('enter')}
        </ToHall>
      ) : (
        <Remind
          of="hall"
          what={{ id, title, text: `${hall.name}: ${text}`, startAt, endAt, path }}
          reminded={reminded}
          marks={reminderIn(call, withReminder)}
        />
      )}
    </>
  )
}

const withReminder = (event: HallEvent, reminded: boolean): HallEvent => ({
  ...event,
  reminded,
  waiting: event.waiting + Number(reminded) - Number(event.reminded),
})
