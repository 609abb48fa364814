import { type ReactNode, useState } from 'react'
import { type MusicSchedule, type MusicSet, reserveMusic, unreserveMusic } from '#shared/api/music'
import { type MutationOptions, update, useMutation } from '#shared/features/mutation'
import { Confirm } from '#shared/kit/confirm'
import { formatDate } from '#shared/runtime/format'
import { translate } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
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
export function useSeats(schedule: Query<MusicSchedule>): Seats {
  const [asked, setAsked] = useState<MusicSet>()
  const [open, setOpen] = useState(false)
  const t = (key: string, words?: Record<string, string>) => translate('family', `karaoke.seat.${key}`, words)

  const telling = (done: string): MutationOptions<{ setId: string }, Answer> => ({
    updates: [
      update(schedule, ({ set, reservations }) => (now) => ({
        ...now,
        sets: now.sets.map((each) => (each.id === set.id ? set : each)),
        reservations,
      })),
    ],
    onSuccess(_, { again }) {
      // the answer to an earlier wish for it: given back since, perhaps
      if (!again) toast.tip(t(done))
    },
  })
  const reserving = useMutation(reserveMusic, telling('reserved'))
  const giving = useMutation(unreserveMusic, telling('given'))
  const give = async ({ id }: MusicSet) => {
    await giving.run({ setId: id })
    setOpen(false)
  }
  return {
    reserve: ({ id }) => void reserving.run({ setId: id }, id),
    ask: (set) => {
      setAsked(set)
      setOpen(true)
    },
    busyId: reserving.acting,
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
