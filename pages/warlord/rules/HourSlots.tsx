import { useT } from '#shared/runtime/i18n'
import styles from './HourSlots.module.css'
import type zh from './locales/zh.json'

/** Days as examples: how long was hosted, and how many slots of the meter that lights. */
export function HourSlots({ max, minimum }: { max: number; minimum: number }) {
  const t = useT<typeof zh>()
  const rows = [
    { label: t('slots.under', { minutes: minimum * 60 - 10 }), lit: 0, result: t('slots.none') },
    { label: t('slots.hours', { count: max - 1 }), lit: max - 1, result: t('slots.lit', { count: max - 1 }) },
    { label: t('slots.hours', { count: max + 2 }), lit: max, result: t('slots.full', { count: max }) },
  ]
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.label}>
          <span className={styles.label}>{row.label}</span>
          <span className={styles.slots} aria-hidden="true">
            {Array.from({ length: max }, (_, slot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other identity
              <i key={slot} data-lit={slot < row.lit} />
            ))}
          </span>
          <span className={styles.result} data-none={!row.lit}>
            {row.result}
          </span>
        </li>
      ))}
    </ul>
  )
}
