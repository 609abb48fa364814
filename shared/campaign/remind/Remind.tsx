import { addReminder, deleteReminder, type Reminder } from '#shared/api/activity-list'
import { useAfterLogin } from '#shared/features/login'
import { type Update, update, useMutation } from '#shared/features/mutation'
import { saveMadeFile } from '#shared/features/save'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { isMoment, serverNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { calendarFile } from './calendar-file.ts'
import type zh from './locales/zh.json'
import styles from './Remind.module.css'

/** What one is reminded of. */
export interface Coming {
  id: string
  title: string
  text: string
  startAt: number
  endAt: number
  /** History path of its details. */
  path: string
}

type Marked = Update<Reminder & { reminded: boolean }>

/** Marks in a list whether I am reminded of what an answer names; `mark` where more follows from it. */
export const reminderIn = <Item extends { id: string; reminded: boolean }>(
  list: Query<Item[]>,
  mark = (item: Item, reminded: boolean): Item => ({ ...item, reminded }),
): Marked =>
  update(
    list,
    ({ id, reminded }) =>
      (all: Item[]) =>
        all.map((each) => (each.id === id ? mark(each, reminded) : each)),
  )

/**
 * The reminder of something that starts later, which the server keeps and the app rings. A plain browser, where nothing
 * rings, gets a file for its calendar too.
 *
 * @param marks shows whether I am reminded, as `reminderIn` does.
 */
export function Remind(props: {
  of: Reminder['of']
  what: Coming
  reminded: boolean
  marks: Marked
  size?: 's' | 'l'
}) {
  const { of, what, reminded, marks, size = 's' } = props
  const t = useT<typeof zh>('campaign/remind')
  const afterLogin = useAfterLogin()
  const noApp = useNoApp()
  const until = { at: what.startAt, words: t('begun') }
  const add = useMutation(addReminder, { updates: [marks], until, onSuccess: () => toast.tip(t('added')) })
  const remove = useMutation(deleteReminder, { updates: [marks] })
  const reminder = { of, id: what.id }
  const save = () => {
    const event = { ...what, uid: `${of}-${what.id}@${location.hostname}`, url: location.origin + what.path }
    const file = calendarFile(event, serverNow())
    if (!file || !saveMadeFile(file, `${of}-${what.id}.ics`, 'text/calendar')) toast.tip(t('noFile'))
  }
  return (
    <div className={styles.remind} data-size={size}>
      <Button
        size={size}
        look={reminded ? 'ghost' : 'primary'}
        track={reminded ? 'remind-off' : 'remind'}
        busy={add.busy || remove.busy}
        aria-pressed={reminded}
        onClick={afterLogin(() => (reminded ? remove.run(reminder) : add.run(reminder)))}
      >
        {reminded ? t('reminded') : t('remind')}
      </Button>
      {noApp && isMoment(what.startAt) && (
        <Button size={size} look="quiet" track="calendar-file" onClick={save}>
          {t('toCalendar')}
        </Button>
      )}
    </div>
  )
}
