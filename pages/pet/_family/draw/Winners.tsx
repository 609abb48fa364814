import type { PetPrizePool } from '#shared/api/room-pet'
import { Lately } from '#shared/campaign/winners'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Winners.module.css'

/** Who got what of the machine lately. */
export function Winners({ pool }: { pool: PetPrizePool }) {
  const t = useT<typeof zh>('family')
  if (!pool.winners.length) return null
  return (
    <section className={styles.winners}>
      <h3>{t('draw.winners')}</h3>
      <Lately won={pool.winners} most={6} otherDay="day" className={styles.list} />
    </section>
  )
}
