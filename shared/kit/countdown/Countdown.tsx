import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import styles from './Countdown.module.css'
import { type Duration, formatDuration } from './duration.ts'
import type zh from './locales/zh.json'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Time left until `target` (ms, server time). The first render shows `--`; `onEnd` is called once for a
 * target, also when it is already over. The spoken name changes once a minute.
 */
export function Countdown(props: {
  target: number
  onEnd?: () => void
  look?: 'boxes' | 'plain'
  /** False for countdowns of minutes. */
  hours?: boolean
  className?: string
}) {
  const t = useT<typeof zh>('kit/countdown')
  const now = useNow()
  const left = now === null ? null : Math.max(0, props.target - now)
  const over = left === 0
  const onEnd = useEffectEvent(() => props.onEnd?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target may end as well
  useEffect(() => {
    if (over) onEnd()
  }, [over, props.target])
  const parts = left === null ? UNKNOWN : formatDuration(left)
  return (
    <span
      className={`${styles.countdown} ${props.look === 'plain' ? '' : styles.boxes} ${props.className ?? ''}`}
      role="timer"
      aria-label={left === null ? undefined : t('left', parts)}
    >
      {UNITS.map(
        (unit) =>
          // No days: on the last day, and before the time is known.
          (unit !== 'days' || parts.days > 0) &&
          (unit !== 'hours' || props.hours !== false) && (
            <span key={unit} aria-hidden="true">
              <b className={styles.digits} data-part="digits">
                {parts[unit]}
              </b>
              <span className={styles.unit}>{t(unit)}</span>
            </span>
          ),
      )}
    </span>
  )
}

const UNKNOWN: Duration = { days: 0, hours: '--', minutes: '--', seconds: '--' }
