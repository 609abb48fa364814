import type { CSSProperties, ReactNode } from 'react'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './SignInGrid.module.css'

export interface SignInDay {
  /** Its number in the round, from 1. */
  day: number
  /** The reward in words, for instance 'PP coin ×5'. */
  reward: string
  /** Own drawing or picture, 30 design px square. */
  art: ReactNode
  state: 'signed' | 'today' | 'ahead'
}

/** Cells per row; the last day fills the rest of its row. */
const COLUMNS = 4

/** State of a day in the current round; `signed` lists which days were signed, in order. */
export function stateOfDay(signed: readonly boolean[], at: number, signedToday: boolean): SignInDay['state'] {
  if (signed[at]) return 'signed'
  return !signedToday && at === signed.indexOf(false) ? 'today' : 'ahead'
}

/** The days of a round of signing in: signed, today's, to come. With `onSign` today's is a button. */
export function SignInGrid(props: {
  label: string
  days: readonly SignInDay[]
  onSign?: () => void
  /** Signing is under way. */
  busy?: boolean
  track?: string
  className?: string
}) {
  const t = useT<typeof zh>('kit/sign-in-grid')
  const { days, onSign, busy } = props
  const rest = (COLUMNS - (days.length % COLUMNS)) % COLUMNS
  const content = ({ day, reward, art, state }: SignInDay) => (
    <>
      <span className={styles.day}>{t('day', { day })} </span>
      <span className={styles.art} data-part="day-art">
        {art}
      </span>
      <span className={styles.reward}>{reward} </span>
      <span className={styles.state}>
        {state === 'signed' && <Mark of="done" />}
        {t(state)}
      </span>
    </>
  )
  return (
    <ol
      className={`${styles.grid} ${props.className ?? ''}`}
      aria-label={props.label}
      style={{ '--last': rest + 1 } as CSSProperties}
    >
      {days.map((day) => (
        <li key={day.day} className={styles.cell} data-part="day" data-state={day.state}>
          {day.state === 'today' && onSign ? (
            <button
              type="button"
              className={styles.inside}
              data-track={props.track ?? 'sign-in-day'}
              aria-busy={busy || undefined}
              onClick={busy ? undefined : onSign}
            >
              {content(day)}
            </button>
          ) : (
            <span className={styles.inside}>{content(day)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
