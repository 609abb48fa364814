import type { SeasonDay, Tutorial } from '#shared/api/warlord'
import { translate } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { CatchUp } from './CatchUp.tsx'
import { useSeason } from './season-context.ts'
import { Tasks } from './Tasks.tsx'
import { Tutorials } from './Tutorials.tsx'

/** The orders of one day. `onChange` follows what was read or claimed, `onCaughtUp` a day that was opened again. */
export function DayOrders(props: { day: SeasonDay; onChange: () => Promise<void>; onCaughtUp: () => void }) {
  const { board, show } = useSeason()
  const { day, onChange } = props
  const running = board.season.phase === 'running'
  const read = (tutorial: Tutorial | undefined) => {
    // A locked day keeps the text of its lesson to itself.
    if (!tutorial?.body.length) return toast.tip(translate('runtime', 'common.notOpenYet'))
    const readOnly = !running || day.state === 'missed'
    show({ name: 'lesson', tutorial, readOnly, onRead: onChange })
  }
  return (
    <>
      {running && day.state === 'missed' && (
        <CatchUp onPick={() => show({ name: 'catchUp', day: day.day, onDone: props.onCaughtUp })} />
      )}
      <Tutorials day={day} onOpen={read} />
      <Tasks day={day} onRead={() => read(day.tutorials.find((each) => !each.read))} onClaimed={onChange} />
    </>
  )
}
