import { useT } from '#shared/runtime/i18n'
import { HourMeter } from '../_family/hours/HourMeter.tsx'
import { type HoursRule, rewardedHours } from '../_family/hours/hours.ts'
import styles from './HourSlots.module.css'
import type zh from './locales/zh.json'

/** Days as examples: how long was hosted, and how many slots of the meter that lights. */
export function HourSlots({ rule }: { rule: HoursRule }) {
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
