import { placesFor } from '#shared/features/places'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Ticket.module.css'

/** A larger hall shows its first rows. */
const MOST_DOTS = 200

/** The seats of a set as rows of dots: taken, mine, free; and how many are left. */
export function Rows({ left, total, mine }: { left: number; total: number; mine: boolean }) {
  const t = useT<typeof zh>('family')
  const taken = total - left
  return (
    <p className={styles.seats}>
      <span className={styles.dots} aria-hidden="true">
        {placesFor(total, MOST_DOTS).map((seat) => (
          <i key={seat} data-seat={seat < taken ? (mine && seat === taken - 1 ? 'mine' : 'taken') : 'free'} />
        ))}
      </span>
      <span>{t('karaoke.seat.left', { left, total })}</span>
    </p>
  )
}
