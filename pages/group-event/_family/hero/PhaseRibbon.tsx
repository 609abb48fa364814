import type { GroupEvent } from '#shared/api/group-event'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './PhaseRibbon.module.css'

/** When the present phase is over; a settled event has no next moment. */
const NEXT = { coming: 'startAt', running: 'endAt', ended: 'settleAt', settled: null } as const

/** What the event is doing now, and how long still, by the server's clock. */
export function PhaseRibbon(props: { event: GroupEvent | undefined; failed: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>('family')
  const { event } = props
  const next = event && NEXT[event.phase]
  return (
    <p className={styles.ribbon} data-phase={event?.phase}>
      <span>{t(`phase.${event?.phase ?? (props.failed ? 'failed' : 'loading')}`)}</span>
      {event && next && (
        <Countdown look="plain" target={event[next]} onEnd={props.onEnd} className={styles.time} />
      )}
    </p>
  )
}
