import type { CaptainConfig } from '#shared/api/captain'
import type { WerewolfDay } from '#shared/api/captain-task'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { BackLink } from '../_family/back/BackLink.tsx'
import { CaptainRules } from '../_family/rules/CaptainRules.tsx'
import { DoubleClock } from './DoubleClock.tsx'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'
import { MoonDial } from './MoonDial.tsx'

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
