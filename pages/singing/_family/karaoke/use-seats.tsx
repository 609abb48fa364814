import { type ReactNode, useState } from 'react'
import { type MusicSchedule, type MusicSet, reserveMusic, unreserveMusic } from '#shared/api/music'
import { tellFailure } from '#shared/features/tell-failure'
import { Confirm } from '#shared/kit/confirm'
import { formatDate } from '#shared/runtime/format'
import { translate } from '#shared/runtime/i18n'
import { type Action, type Call, useAction } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

type Answer = { set: MusicSet; reservations: MusicSchedule['reservations'] }

export interface Seats {
  reserve: (set: MusicSet) => void
  /** Asks whether to give a seat back. */
  ask: (set: MusicSet) => void
  /** The set whose seat is being reserved. */
  busyId: string | null
  /** Stands in the page. */
  question: ReactNode
}

/** Reserving a seat, and giving it back after a question; what the server answers goes into the schedule. */
export function useSeats(schedule: Call<MusicSchedule>): Seats {
  const reserving = useAction(reserveMusic)
  const giving = useAction(unreserveMusic)
  const [busyId, setBusyId] = useState<string | null>(null)
  const [asked, setAsked] = useState<MusicSet>()
  const [open, setOpen] = useState(false)
  const t = (key: string, words?: Record<string, string>) => translate('family', `karaoke.seat.${key}`, words)

  const settle = async ({ run }: Action<{ setId: string }, Answer>, setId: string, done: string) => {
    const put = schedule.begin()
    const result = await run({ setId })
    if (!result.ok) return tellFailure(result.error, schedule.reload)
    const { set, reservations } = result.data
    // the answer to an earlier wish for it: given back since, perhaps
    if (!result.again) toast.tip(t(done))
    const withSet = (sets: MusicSet[]) => sets.map((each) => (each.id === set.id ? set : each))
    await put((now) => ({ ...now, sets: withSet(now.sets), reservations }), result.again)
  }
  const reserve = async (set: MusicSet) => {
    if (busyId) return
    setBusyId(set.id)
    await settle(reserving, set.id, 'reserved')
    setBusyId(null)
  }
  const give = async (set: MusicSet) => {
    await settle(giving, set.id, 'given')
    setOpen(false)
  }
  return {
    reserve: (set) => void reserve(set),
    ask: (set) => {
      setAsked(set)
      setOpen(true)
    },
    busyId,
    question: (
      <Confirm
        open={open}
        title={t('askTitle')}
        confirmText={t('askYes')}
        cancelText={t('askNo')}
        busy={giving.busy}
        danger
        track="cancel-yes"
        onConfirm={() => asked && void give(asked)}
        onCancel={() => setOpen(false)}
      >
        {asked && (
          <>
            {formatDate(asked.startAt, 'minute')} <bdi>{asked.singer.nickname}</bdi>
            <br />
            <bdi>{asked.title}</bdi>
          </>
        )}
      </Confirm>
    ),
  }
}
