import type { ReactNode } from 'react'
import { Countdown } from '#shared/kit/countdown'
import type { Query } from '#shared/runtime/request'
import styles from './PhaseClock.module.css'
import { nextMoment, type Schedule } from './schedule.ts'

/**
 * Where the campaign stands, in the family's words, and how long until that changes by the server's clock; `onEnd` when
 * it does. Its root tells the phase as `data-phase`.
 */
export function PhaseClock<Dates extends Schedule>(props: {
  schedule: Dates | undefined
  /** What a phase is called. */
  say: (phase: Dates['phase']) => ReactNode
  /** Stands there as long as there is no schedule. */
  before?: ReactNode
  /** Stands in the place of the time when nothing is waited for. */
  after?: ReactNode
  onEnd: () => void
  className?: string
}) {
  const { schedule, after } = props
  const target = schedule && nextMoment(schedule)
  const says = schedule ? props.say(schedule.phase) : props.before
  return (
    <p className={props.className} data-phase={schedule?.phase}>
      {says && (
        <span className={styles.says} data-part="says">
          {says}
        </span>
      )}
      {target !== undefined && <Countdown look="plain" target={target} onEnd={props.onEnd} />}
      {schedule && target === undefined && after && <span>{after}</span>}
    </p>
  )
}

/** The clock of the campaign that a query answers with: keeps its line until it is there, and refetches it when its phase ends. */
export function CampaignClock<Dates extends Schedule>(props: {
  call: Query<Dates>
  /** What a phase is called. */
  say: (phase: Dates['phase']) => ReactNode
  className?: string
}) {
  const { call, say, className } = props
  return (
    <PhaseClock
      className={className}
      schedule={call.data}
      say={say}
      before={'\u00a0'}
      onEnd={() => void call.refetch()}
    />
  )
}
