import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './PhaseTag.module.css'

/** The moment that each phase waits for. */
const TARGET = { coming: 'startAt', running: 'endAt', ended: 'settleAt' } as const

export interface Schedule {
  phase: 'coming' | 'running' | 'ended' | 'settled'
  startAt: number
  endAt: number
  settleAt: number
}

/** A tag on a string: where the campaign stands, and how long still. */
export function PhaseTag(props: { schedule?: Schedule; onEnd: () => void; className?: string }) {
  const t = useT<typeof zh>('family')
  const { schedule } = props
  return (
    <p className={`${styles.tag} ${props.className ?? ''}`}>
      {schedule && <span>{t(`phase.${schedule.phase}`)}</span>}
      {schedule && schedule.phase !== 'settled' && (
        <Countdown look="plain" target={schedule[TARGET[schedule.phase]]} onEnd={props.onEnd} />
      )}
    </p>
  )
}
