import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Ticket.module.css'

/** The seats of a set as rows of dots: taken, mine, free; and how many are left. */
export function Rows({ left, total, mine }: { left: number; total: number; mine: boolean }) {
  const t = useT<typeof zh>('family')
  const taken = total - left
  return (
    <p className={styles.seats}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, seat) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
            key={seat}
            data-seat={seat < taken ? (mine && seat === taken - 1 ? 'mine' : 'taken') : 'free'}
          />
        ))}
      </span>
      {t('karaoke.seat.left', { left, total })}
    </p>
  )
}
