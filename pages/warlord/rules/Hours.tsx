import { placesFor } from '#shared/features/places'
import { useT } from '#shared/runtime/i18n'
import type { CaptainRule } from '../_family/hours/rule.ts'
import { DayBar } from './DayBar.tsx'
import { HourSlots } from './HourSlots.tsx'
import styles from './Hours.module.css'
import type zh from './locales/zh.json'

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
    days: levelKeptDays,
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
        <h2>{t('slots.title', places)}</h2>
        <p>{t('slots.text', places)}</p>
        <HourSlots rule={hours} />
      </section>
      <section className={styles.rule}>
        <h2>{t('kept.title', places)}</h2>
        <p>{t('kept.text', places)}</p>
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
