import { addReminder, deleteReminder, type Reminder } from '#shared/api/activity'
import { type Into, useAction } from '#shared/features/action'
import { toLogin, useNobody } from '#shared/features/login'
import { saveMadeFile } from '#shared/features/save'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { serverNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
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
  /** History path of what is said of it. */
  path: string
}

/**
 * The reminder of something that starts later, which the server keeps and the app rings. A plain browser, where nothing
 * rings, gets a file for its calendar too.
 *
 * @param into the calls that show whether I am reminded.
 */
export function Remind(props: {
  of: Reminder['of']
  what: Coming
  reminded: boolean
  into: readonly Into<Reminder & { reminded: boolean }>[]
  size?: 's' | 'l'
}) {
  const { of, what, reminded, into, size = 's' } = props
  const t = useT<typeof zh>('family')
  const nobody = useNobody()
  const noApp = useNoApp()
  const until = { at: what.startAt, words: t('begun') }
  const add = useAction(addReminder, { into, until, done: () => toast.tip(t('added')) })
  const remove = useAction(deleteReminder, { into })
  const reminder = { of, id: what.id }
  const save = () => {
    const event = { ...what, uid: `${of}-${what.id}@${location.hostname}`, url: location.origin + what.path }
    const file = calendarFile(event, serverNow())
    if (!saveMadeFile(file, `${of}-${what.id}.ics`, 'text/calendar')) toast.tip(t('noFile'))
  }
  return (
    <div className={styles.remind} data-size={size}>
      <Button
        size={size}
        look={reminded ? 'ghost' : 'primary'}
        track={reminded ? 'remind-off' : 'remind'}
        busy={add.busy || remove.busy}
        aria-pressed={reminded}
        onClick={() => (nobody ? toLogin() : reminded ? remove.run(reminder) : add.run(reminder))}
      >
        {reminded ? t('reminded') : t('remind')}
      </Button>
      {noApp && (
        <Button size={size} look="quiet" track="calendar-file" onClick={save}>
          {t('toCalendar')}
        </Button>
      )}
    </div>
  )
}
