import { useState } from 'react'
import { getMusicSchedule } from '#shared/api/music'
import { OpenInApp } from '#shared/kit/open-in-app'
import { useLast } from '#shared/kit/sheet'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useQuery } from '#shared/runtime/request'
import theme from '../theme.module.css'
import styles from './Karaoke.module.css'
import { Marquee } from './Marquee.tsx'
import { MySeats } from './MySeats.tsx'
import { Stage } from './Stage.tsx'
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
