import { useState } from 'react'
import {
  type Drive,
  type DriveKind,
  type DrivingRecords,
  getDrivingRecords,
} from '#shared/api/driving-record'
import { useOnChange } from '#shared/campaign/phase'
import { type Paged, usePaged } from '#shared/features/paged'
import { serverNow, useNow } from '#shared/runtime/clock'
import { useSession } from '#shared/runtime/session'
import { isRecorded, recordDays } from './record-days.ts'

const PAGE = 10
const MINUTE = 60_000

export interface Drives {
  list: Paged<Drive, DrivingRecords>
  /** Totals of all ten days: those of the last answer, whichever records are being asked for. */
  known: DrivingRecords | undefined
  /** The last ten days, today first; none before the time is known. */
  days: readonly number[]
  day: number | undefined
  kind: DriveKind | undefined
  setDay(day: number | undefined): void
  setKind(kind: DriveKind | undefined): void
}

/** My driving records by day and kind. When a day ends in front of the person, the oldest goes and all are refetched. */
export function useDrives(): Drives {
  const who = useSession()
  const person = who.loggedIn ? who.userId : ''
  const tick = useNow(MINUTE)
  // the server's, as soon as it has answered
  const now = tick === null ? undefined : serverNow()
  const days = now === undefined ? [] : recordDays(now)
  const [chosen, setDay] = useState<number>()
  const [kind, setKind] = useState<DriveKind>()
  const day = days.find((each) => each === chosen)
  const paged = usePaged(
    getDrivingRecords,
    ({ fleetId }) => ({ ...(fleetId && { fleetId }), ...(day && { date: day }), ...(kind && { kind }) }),
    PAGE,
  )
  const { data } = paged.first
  const [latest, setLatest] = useState<{ person: string; data: DrivingRecords }>()
  if (data && latest?.data !== data) setLatest({ person, data })
  const [today] = days
  useOnChange(today, () => void paged.refetch())
  return {
    list: {
      ...paged,
      items: paged.items.filter(({ startAt }) => now === undefined || isRecorded(startAt, now)),
    },
    known: latest?.person === person ? latest.data : undefined,
    days,
    day,
    kind,
    setDay,
    setKind,
  }
}
