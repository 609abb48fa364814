import type { MusicSchedule } from '#shared/api/music'
import { ToHall } from '#shared/campaign/way'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './Marquee.module.css'

/** The board over the door: who sings now, else who is next; `onChange` when that time has come. */
export function Marquee({ call, onChange }: { call: Query<MusicSchedule>; onChange: () => void }) {
  const t = useT<typeof zh>('family')
  const sets = call.data?.sets ?? []
  const live = sets.find(({ state }) => state === 'live')
  const next = sets.find(({ state }) => state !== 'live' && state !== 'over')
  const shown = live ?? next
  return (
    <div className={styles.board} data-live={live ? true : undefined} data-expose="marquee">
      <div className={styles.face} data-waits={call.status === 'loading' || undefined}>
        {shown ? (
          <>
            <p className={styles.status}>
              <b>{t(live ? 'karaoke.live' : 'karaoke.next')}</b>{' '}
              <Countdown look="plain" target={live ? live.endAt : shown.startAt} onEnd={onChange} />
            </p>
            <p className={styles.what}>
              <bdi>{shown.title}</bdi>
            </p>
            <p className={styles.who}>
              <bdi>{shown.singer.nickname}</bdi>
              <span>
                {formatDate(shown.startAt, 'time')} – {formatDate(shown.endAt, 'time')}
              </span>
            </p>
            {live && (
              <ToHall roomId={live.roomId} app={t('karaoke.openApp')} track="enter-room">
                {t('karaoke.enter')}
              </ToHall>
            )}
          </>
        ) : (
          <p className={styles.quiet}>{t(`karaoke.${quiet(call)}`)}</p>
        )}
      </div>
    </div>
  )
}

/** Shown while nobody sings or waits. */
function quiet({ status, data }: Query<MusicSchedule>) {
  if (data) return data.sets.length ? 'tonightOver' : 'noneTonight'
  return status === 'failed' ? 'lost' : 'soon'
}
