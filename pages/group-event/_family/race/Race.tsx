import type { GroupEvent } from '#shared/api/group-event'
import { useEdition } from '../use-edition.ts'
import { standingsOf } from './standing.ts'

/** The race as a live drawing in the form of the date; without data all racers are at the start. */
export function Race({ event }: { event: GroupEvent | undefined }) {
  const { form, motif } = useEdition()
  return <form.Race standings={standingsOf(event, motif.racers.length)} />
}
