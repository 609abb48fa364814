import type { HallEvent } from '#shared/api/hall-event'
import { Remind, reminderIn } from '#shared/campaign/remind'
import { HallDoor, ToHall } from '#shared/campaign/way'
import { Button } from '#shared/kit/button'
import { formatDate, formatStatisticRounded } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './EventLine.module.css'
import type zh from './locales/zh.json'

/** One event: in which hall, until when, who waits for it; the reminder, or while it runs the way in. */
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
      <p className={styles.hall}>
        <HallDoor roomId={hall.roomId} className={styles.door}>
          <bdi>{hall.name}</bdi>
        </HallDoor>
        <span>{t('until', { time: formatDate(endAt, 'time') })}</span>
        <span>{t('waiting', { count: waiting, number: formatStatisticRounded(waiting) })}</span>
      </p>
      {phase === 'running' ? (
        <ToHall size="s" track="enter" roomId={hall.roomId} app={t('openApp')}>
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
      <Button
        className={styles.listen}
        size="s"
        look="quiet"
        track="notices"
        aria-haspopup="dialog"
        onClick={onListen}
      >
        {t('listen')}
      </Button>
    </>
  )
}

const withReminder = (event: HallEvent, reminded: boolean): HallEvent => ({
  ...event,
  reminded,
  waiting: event.waiting + Number(reminded) - Number(event.reminded),
})
