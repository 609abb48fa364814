import type { ReactNode } from 'react'
import { Countdown } from '#shared/kit/countdown'
import type { Query } from '#shared/runtime/request'
import { NextStep } from './NextStep.tsx'
import styles from './PhaseClock.module.css'
import { nextMoment, type Schedule } from './schedule.ts'

/**
 * The phase of a campaign in the page's words and the time left in it by the server's clock; calls `onEnd` when it ends.
 * The root carries the phase as `data-phase`.
 */
export function PhaseClock<Dates extends Schedule>(props: {
  schedule: Dates | undefined
  /** Label of a phase. */
  say: (phase: Dates['phase']) => ReactNode
  /** Shown until there is a schedule. */
  before?: ReactNode
  /** Shown in place of the time once no phase follows. */
  after?: ReactNode
  onEnd: () => void
  /** Without the `NextStep`: where the page has it elsewhere, or the campaign is not its own. */
  alone?: boolean
  className?: string
}) {
  const { schedule, after, alone } = props
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
      {!alone && <NextStep schedule={schedule} />}
    </p>
  )
}

/** `PhaseClock` of a query: keeps its line while the query loads, and refetches it when the phase ends. */
export function CampaignClock<Dates extends Schedule>(props: {
  call: Query<Dates>
  /** Label of a phase. */
  say: (phase: Dates['phase']) => ReactNode
  alone?: boolean
  className?: string
}) {
  const { call, say, alone = false, className } = props
  return (
    <PhaseClock
      alone={alone}
      className={className}
      schedule={call.data}
      say={say}
      before={'\u00a0'}
      onEnd={() => void call.refetch()}
    />
  )
}
