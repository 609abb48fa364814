import type { GroupEvent } from '#shared/api/group-event'
import { useSeason } from '../use-season.ts'
import { standingsOf } from './standing.ts'

/** The race as a living picture, in the form of the date; without data everybody stands at the start. */
export function Race({ event }: { event: GroupEvent | undefined }) {
  const { form, motif } = useSeason()
  return <form.Race standings={standingsOf(event, motif.racers.length)} />
}
