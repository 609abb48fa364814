import { placesFor } from '#shared/features/places'
import styles from './HourMeter.module.css'

const DAY_HOURS = 24

/** The day's reward hours as slots that light up. Decorative: the text says the same. */
export function HourMeter({ lit, max }: { lit: number; max: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      {placesFor(max, DAY_HOURS).map((slot) => (
        <i key={slot} data-lit={slot < lit} />
      ))}
    </span>
  )
}
