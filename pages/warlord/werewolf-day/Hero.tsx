import { useEffect, useEffectEvent } from 'react'
import type { CaptainConfig } from '#shared/api/captain'
import type { WerewolfDay } from '#shared/api/captain-task'
import { Countdown } from '#shared/kit/countdown'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { BackLink } from '../_family/back/BackLink.tsx'
import { nextTurn } from '../_family/hours/hours.ts'
import { CaptainRules } from '../_family/rules/CaptainRules.tsx'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'
import { MoonDial } from './MoonDial.tsx'
import { windowAt } from './slots.ts'

/** The moon over the wood, as the dial of the day; for a `guest` smaller, since the way in has to be on the first screen. */
export function Hero(props: {
  day: WerewolfDay | undefined
  guest: boolean
  config: Query<CaptainConfig>
  onTurn: () => void
}) {
  const t = useT<typeof zh>()
  const now = useNow()
  const { day } = props
  return (
    <header className={styles.hero} data-guest={props.guest || undefined}>
      <i className={styles.stars} />
      <BackLink />
      <CaptainRules call={props.config} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.date}>{day ? formatDate(day.startAt, 'day') : '\u00a0'}</p>
      <div className={styles.moon}>
        <MoonDial day={day} now={now}>
          {day ? (
            <>
              <span>{t('dial.label')}</span>
              <b>{day.rewardHours}</b>
              <span>{t('dial.hours', { count: day.rewardHours })}</span>
            </>
          ) : (
            <b>{'\u00a0'}</b>
          )}
        </MoonDial>
      </div>
      <DoubleClock day={day} now={now} onTurn={props.onTurn} />
    </header>
  )
}

/** What the day waits for: its beginning, the next hours that count twice, its end, the coins. */
function DoubleClock(props: { day?: WerewolfDay; now: number | null; onTurn: () => void }) {
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
