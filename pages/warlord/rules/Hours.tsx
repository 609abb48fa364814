import { placesFor } from '#shared/features/places'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { HourMeter } from '../_family/hours/HourMeter.tsx'
import { type HoursRule, isCounting, rewardedHours } from '../_family/hours/hours.ts'
import type { CaptainRule } from '../_family/hours/rule.ts'
import styles from './Hours.module.css'
import type zh from './locales/zh.json'

const TICKS = [0, 6, 12, 18, 24]

/** A day of 24 hours with the counted window lit, and a mark at the product's present hour. */
function DayBar({ rule }: { rule: HoursRule }) {
  const { from, to } = rule
  const t = useT<typeof zh>()
  const now = useNow()
  const time = now === null ? null : formatDate(now, 'time')
  const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number)
  const at = hour + minute / 60
  const counting = now !== null && isCounting(rule, now)
  return (
    <div className={styles.day}>
      <div className={styles.bar}>
        <span className={styles.window} style={{ left: percent(from), width: percent(to - from) }}>
          {t('window.counted')}
        </span>
        {time && <span className={styles.now} style={{ left: percent(at) }} />}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ left: percent(tick) }}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles.state} data-counting={counting}>
        {time ? t(counting ? 'window.now' : 'window.notNow', { time }) : '\u00a0'}
      </p>
    </div>
  )
}

const percent = (hours: number) => `${(hours / 24) * 100}%`

/** Drawn in the row of days. */
const MOST_DAYS = 33

/** When hours count, how many are rewarded, how long a level is kept, when rewards come; each with its drawing. */
export function Hours({ rule }: { rule: CaptainRule }) {
  const t = useT<typeof zh>()
  const { hours, levelKeptDays, issuedBefore } = rule
  const places = {
    from: clock(hours.from),
    to: clock(hours.to),
    max: hours.maxPerDay,
    minimum: hours.minimum,
    before: clock(issuedBefore),
  }
  return (
    <>
      <section className={styles.rule}>
        <h2>{t('window.title', places)}</h2>
        <p>{t('window.text', places)}</p>
        <DayBar rule={hours} />
      </section>
      <section className={styles.rule}>
        <h2>{t('slots.title', { count: hours.maxPerDay })}</h2>
        <p>{t('slots.text', places)}</p>
        <HourSlots rule={hours} />
      </section>
      <section className={styles.rule}>
        <h2>{t('kept.title', { count: levelKeptDays })}</h2>
        <p>{t('kept.text', { count: levelKeptDays })}</p>
        <ol className={styles.days} aria-hidden="true">
          {placesFor(levelKeptDays + 2, MOST_DAYS).map((day) => (
            <li key={day} data-kept={day <= levelKeptDays}>
              {day === 0 ? t('kept.upgrade') : day > levelKeptDays ? t('kept.over') : t('kept.day', { day })}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.rule}>
        <h2>{t('paid.title', places)}</h2>
        <p>{t('paid.text', places)}</p>
        <div className={styles.night} aria-hidden="true">
          <span>{t('paid.counted', places)}</span>
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <circle cx="22" cy="22" r="19" />
            <path d={`M22 22V8M22 22l${hand(issuedBefore)}M22 4v3M40 22h-3M22 40v-3M4 22h3`} />
          </svg>
          <span>{t('paid.arrives', places)}</span>
        </div>
      </section>
    </>
  )
}

/** 9 -> '9:00'. */
const clock = (hour: number) => `${hour}:00`

/** The hour hand as an offset from the middle of the clock. */
function hand(hour: number): string {
  const angle = (hour / 6) * Math.PI
  return `${Math.round(Math.sin(angle) * 9)} ${Math.round(-Math.cos(angle) * 9)}`
}

/** Days as examples: how long was hosted, and how many slots of the meter that lights. */
function HourSlots({ rule }: { rule: HoursRule }) {
  const t = useT<typeof zh>()
  const { maxPerDay: max, minimum } = rule
  const label = (hours: number) => t('slots.hours', { count: hours })
  const rows = [
    { label: t('slots.under', { minutes: minimum * 60 - 10 }), minutes: minimum * 60 - 10 },
    { label: label(max - 1), minutes: (max - 1) * 60 },
    { label: label(max + 2), minutes: (max + 2) * 60 },
  ].map((row) => {
    const lit = rewardedHours(rule, row.minutes)
    const result = lit ? t(lit < max ? 'slots.lit' : 'slots.full', { count: lit }) : t('slots.none')
    return { label: row.label, lit, result }
  })
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.label}>
          <span className={styles.label}>{row.label}</span>
          <HourMeter lit={row.lit} max={max} />
          <span className={styles.result} data-none={!row.lit}>
            {row.result}
          </span>
        </li>
      ))}
    </ul>
  )
}
