import type { MusicSchedule } from '#shared/api/music'
import { Avatar } from '#shared/kit/avatar'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { useScrolledTo } from '#shared/kit/scroll-row'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { serverNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Ticket } from './Ticket.tsx'
import styles from './Timetable.module.css'
import type { Seats } from './use-seats.tsx'

const DAY = 86_400_000

/** The nights that there is a timetable for, as leaves of a calendar. */
function Nights(props: { days: readonly number[]; shown: number; onPick: (day: number) => void }) {
  const t = useT<typeof zh>('family')
  const { days, shown } = props
  const row = useScrolledTo<HTMLUListElement>(days.indexOf(shown))
  const now = serverNow()
  return (
    <ul className={styles.nights} ref={row} aria-label={t('karaoke.nights')}>
      {days.map((day) => {
        const tonight = day <= now && now < day + DAY
        return (
          <li key={day}>
            <button
              type="button"
              className={styles.night}
              data-over={day + DAY <= now || undefined}
              data-track="night"
              aria-pressed={day === shown}
              aria-current={tonight ? 'date' : undefined}
              onClick={() => props.onPick(day)}
            >
              <span>{tonight ? t('karaoke.tonight') : formatDate(day, 'weekday')} </span>
              <b>{formatDate(day, 'day')}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The nights, the singers of the one that is shown, and its sets as tickets. */
export function Timetable(props: {
  call: Query<MusicSchedule>
  /** The last answer: its days stay while another day is asked for. */
  known: MusicSchedule | undefined
  native: boolean
  singerId: string | undefined
  seats: Seats
  onDay: (day: number) => void
  onSinger: (singerId: string | undefined) => void
}) {
  const t = useT<typeof zh>('family')
  const { call, known, seats } = props
  return (
    <section className={styles.timetable} id="timetable" data-expose="timetable">
      <div className={styles.head}>
        <h2>{t('karaoke.timetable')}</h2>
        <RulesSheet
          sections={[
            {
              title: t('karaoke.rules.seats'),
              items: [t('karaoke.rules.most'), t('karaoke.rules.cancel'), t('karaoke.rules.begun')],
            },
            { title: t('karaoke.rules.night'), items: [t('karaoke.rules.hours'), t('karaoke.rules.listen')] },
          ]}
        />
      </div>
      {known && <Nights days={known.days} shown={known.day} onPick={props.onDay} />}
      {known && known.singers.length > 1 && (
        <Singers singers={known.singers} chosen={props.singerId} onPick={props.onSinger} />
      )}
      <StateView
        call={call}
        skeleton={<Skeleton height={132} lines={3} className={styles.waiting} />}
        isEmpty={({ sets }) => !sets.length}
        emptyText={t('karaoke.empty')}
      >
        {({ sets }) => (
          <ol>
            {sets.map((set) => (
              <Ticket
                key={set.id}
                set={set}
                native={props.native}
                busy={seats.busyId === set.id}
                onReserve={() => seats.reserve(set)}
                onCancel={() => seats.ask(set)}
              />
            ))}
          </ol>
        )}
      </StateView>
    </section>
  )
}

/** The night's singers on the labels of singles; one is chosen, or all. */
function Singers(props: {
  singers: MusicSchedule['singers']
  chosen: string | undefined
  onPick: (singerId: string | undefined) => void
}) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.singers} aria-label={t('karaoke.singers')}>
      <li>
        <button
          type="button"
          data-track="singer-all"
          aria-pressed={props.chosen === undefined}
          onClick={() => props.onPick(undefined)}
        >
          <span className={styles.single}>
            <i>♪</i>
          </span>
          {t('karaoke.all')}
        </button>
      </li>
      {props.singers.map(({ userId, nickname, portrait }) => (
        <li key={userId}>
          <button
            type="button"
            data-track="singer"
            aria-pressed={props.chosen === userId}
            onClick={() => props.onPick(userId)}
          >
            <span className={styles.single}>
              <Avatar src={portrait} name={nickname} size={36} />
            </span>
            <bdi>{nickname}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
