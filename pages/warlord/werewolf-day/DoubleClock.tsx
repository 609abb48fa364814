import { useEffect, useEffectEvent } from 'react'
import type { WerewolfDay } from '#shared/api/captain-task'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import { nextTurn } from '../_family/hours/hours.ts'
import styles from './DoubleClock.module.css'
import type zh from './locales/zh.json'
import { windowAt } from './slots.ts'

/** What the day waits for: its beginning, the next hours that count twice, its end, the coins. */
export function DoubleClock(props: { day?: WerewolfDay; now: number | null; onTurn: () => void }) {
  const t = useT<typeof zh>()
  const { day, now } = props
  // Every hour that ends may have been hosted.
  const hour = now === null ? null : Math.floor(now / 3_600_000)
  const turned = useEffectEvent(() => props.onTurn())
  useEffect(() => {
    if (hour !== null) return () => turned()
  }, [hour])
  if (!day || now === null) return <p className={styles.clock}>{'\u00a0'}</p>
  const window = windowAt(day, now)
  const clock = (words: string, target: number) => (
    <>
      <span>{words}</span>
      <Countdown look="plain" target={target} onEnd={props.onTurn} />
    </>
  )
  if (day.phase === 'coming') return <p className={styles.clock}>{clock(t('clock.coming'), day.startAt)}</p>
  if (day.phase !== 'running') {
    return <p className={styles.clock}>{t(day.phase === 'ended' ? 'clock.ended' : 'clock.settled')}</p>
  }
  if (!window)
    return <p className={styles.clock}>{clock(t('clock.running'), nextTurn(day.hoursRule, now))}</p>
  const on = now >= window.from
  return (
    <p className={styles.clock} data-on={on || undefined}>
      <b>{t('clock.double', { window: window.label })}</b>
      {clock(t(on ? 'clock.doubleOn' : 'clock.doubleIn'), on ? window.to : window.from)}
    </p>
  )
}
