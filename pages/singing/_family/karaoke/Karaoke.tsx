import type { ReactNode } from 'react'
import { useState } from 'react'
import { getMusicSchedule } from '#shared/api/music'
import { OpenInApp } from '#shared/kit/open-in-app'
import { useLast } from '#shared/kit/sheet'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import theme from '../theme.module.css'
import styles from './Karaoke.module.css'
import { Marquee } from './Marquee.tsx'
import { MySeats } from './MySeats.tsx'
import { Timetable } from './Timetable.tsx'
import { useSeats } from './use-seats.tsx'

/**
 * A week of karaoke nights: what is on now, the timetable by day and singer, seats to reserve and give back.
 * `native` is the form inside the app: it has the app's header in place of its own, and opens singers there, too.
 */
export function Karaoke({ native = false }: { native?: boolean }) {
  const [date, setDate] = useState<number>()
  const [singerId, setSingerId] = useState<string>()
  const tonight = useQuery(getMusicSchedule, {})
  const schedule = useQuery(getMusicSchedule, { date, singerId })
  const known = useLast(schedule.data)
  const seats = useSeats(schedule)
  const refetch = async () => {
    await Promise.all([tonight.refetch(), schedule.refetch()])
  }
  return (
    <ThemeRoot className={`${theme.night} ${styles.page}`}>
      <Stage native={native}>
        <Marquee call={tonight} onChange={() => void refetch()} />
      </Stage>
      {known && <MySeats reservations={known.reservations} onCancel={seats.ask} />}
      <Timetable
        call={{ ...schedule, refetch }}
        known={known}
        native={native}
        singerId={singerId}
        seats={seats}
        onDay={(day) => {
          setDate(day)
          setSingerId(undefined)
        }}
        onSinger={setSingerId}
      />
      {seats.question}
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The header: the shop's stage at night. Inside the app, which shows the title, it is for screen readers only. */
function Stage({ native, children }: { native: boolean; children: ReactNode }) {
  const t = useT<typeof zh>('family')
  if (native) {
    return (
      <header className={styles.bare}>
        <h1>{t('karaoke.title')}</h1>
        {children}
      </header>
    )
  }
  return (
    <header className={styles.stage}>
      <i className={styles.sun} />
      <i className={styles.beams} />
      <svg viewBox="0 0 120 200" className={styles.mic} aria-hidden="true">
        <path d="M56 92h8v96h-8zM34 188h52v6H34z" />
        <path d="M36 44a24 24 0 0148 0v26a24 24 0 01-48 0z" />
        <path d="M28 62h6v10a26 26 0 0052 0V62h6v10a32 32 0 01-64 0z" />
        <path d="M40 36h40M38 46h44M38 56h44M38 66h44M44 26h32" />
      </svg>
      <p className={styles.over}>{t('karaoke.over')}</p>
      <h1 className={styles.title}>{t('karaoke.title')}</h1>
      {children}
    </header>
  )
}
