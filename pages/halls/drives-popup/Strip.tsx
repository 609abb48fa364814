import type { DrivingRecords } from '#shared/api/driving-record'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { KindRules } from '../_family/drives/KindRules.tsx'
import { Lamps } from '../_family/drives/Lamps.tsx'
import { Meter } from '../_family/drives/Meter.tsx'
import { useDriven } from '../_family/drives/use-driven.ts'
import type family from '../_family/locales/zh.json'
import styles from './Strip.module.css'

/** The totals on a strip, for the small popup. The app shows the title. */
export function Strip({ known }: { known: DrivingRecords | undefined }) {
  const t = useT<typeof family>('family')
  const driven = useDriven()
  const totals = known?.totals
  return (
    <section className={styles.strip} data-expose="totals">
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.meters}>
        <Meter label={t('meter.score')}>{totals ? formatAmount(totals.score) : '--'}</Meter>
        <Meter label={t('meter.guests')}>{totals ? formatAmount(totals.guests) : '--'}</Meter>
        <Meter label={t('meter.time')}>{totals ? driven(totals.minutes) : '--'}</Meter>
      </div>
      <Lamps totals={totals} />
      <KindRules className={styles.rules} />
    </section>
  )
}
