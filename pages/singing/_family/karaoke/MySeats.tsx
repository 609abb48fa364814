import type { MusicSchedule, MusicSet } from '#shared/api/music'
import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './MySeats.module.css'

const toTimetable = () =>
  document.getElementById('timetable')?.scrollIntoView({ behavior: 'smooth', block: 'start' })

/** The seats that I hold, soonest first, each to be given back. */
export function MySeats(props: {
  reservations: MusicSchedule['reservations']
  onCancel: (set: MusicSet) => void
}) {
  const t = useT<typeof zh>('family')
  const { used, most, sets } = props.reservations
  return (
    <section className={styles.wallet} data-expose="my-seats">
      <h2>
        {t('karaoke.mine')}{' '}
        <span>
          <b>{used}</b>/{most}
        </span>
      </h2>
      {sets.length === 0 && (
        <div className={styles.none}>
          <p>{t('karaoke.mineNone', { most })}</p>
          <Button size="s" track="to-timetable" onClick={toTimetable}>
            {t('karaoke.pick')}
          </Button>
        </div>
      )}
      <ul>
        {sets.map((set) => (
          <li key={set.id}>
            <time>
              <b>{formatDate(set.startAt, 'time')}</b>
              {formatDate(set.startAt, 'day')}
            </time>
            <p>
              <bdi>{set.title}</bdi>
              <small>
                <bdi>{set.singer.nickname}</bdi>
              </small>
            </p>
            <Button size="s" look="quiet" track="cancel-mine" onClick={() => props.onCancel(set)}>
              {t('karaoke.seat.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
