import type { SeasonDay, Tutorial } from '#shared/api/warlord'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { Button } from '#shared/kit/button'
import { translate, useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'
import { Tasks } from './Tasks.tsx'
import tutorialsStyles from './Tutorials.module.css'

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

/** What can be done about a missed day. */
function CatchUp({ onPick }: { onPick: () => void }) {
  const t = useT<typeof zh>()
  const { left, total } = useSeason().board.catchUps
  return (
    <div className={styles.catchUp}>
      <p>{t('catchUp.text', { left, total })}</p>
      <Button size="s" reason={left ? undefined : t('catchUp.none')} track="catch-up" onClick={onPick}>
        {t('catchUp.action')}
      </Button>
    </div>
  )
}

/** A day's lessons; each opens in the reader. */
function Tutorials(props: { day: SeasonDay; onOpen: (tutorial: Tutorial) => void }) {
  const t = useT<typeof zh>()
  const { tutorials, state } = props.day
  if (!tutorials.length) return null
  return (
    <>
      <h3 className={tutorialsStyles.heading}>
        {t(state === 'today' ? 'tutorials.today' : 'tutorials.title')}
      </h3>
      <ul className={tutorialsStyles.list}>
        {tutorials.map((tutorial) => (
          <li key={tutorial.id}>
            <button
              type="button"
              className={tutorialsStyles.tutorial}
              data-read={tutorial.read || undefined}
              data-track="tutorial"
              onClick={() => props.onOpen(tutorial)}
            >
              <span className={tutorialsStyles.text}>
                <b>{tutorial.title}</b>
                <span>{tutorial.summary}</span>
                <RewardLine inline draw={drawPrize} rewards={[tutorial.reward]} />
              </span>
              <span className={tutorialsStyles.state}>
                {tutorial.read ? t('tutorials.read') : t('tutorials.minutes', { count: tutorial.minutes })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
