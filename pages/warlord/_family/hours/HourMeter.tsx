import styles from './HourMeter.module.css'

/** The day's reward hours as slots that light up; decoration, the words beside it say the same. */
export function HourMeter({ lit, max }: { lit: number; max: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      {Array.from({ length: max }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other identity
        <i key={slot} data-lit={slot < lit} />
      ))}
    </span>
  )
}
