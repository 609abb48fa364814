import type { DrivingRecords } from '#shared/api/driving-record'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { KindRules } from '../_family/drives/KindRules.tsx'
import { Lamps } from '../_family/drives/Lamps.tsx'
import { Meter } from '../_family/drives/Meter.tsx'
import { Records } from '../_family/drives/Records.tsx'
import { useDriven } from '../_family/drives/use-driven.ts'
import { useDrives } from '../_family/drives/use-drives.ts'
import type family from '../_family/locales/zh.json'
import theme from '../_family/theme.module.css'
import styles from './Strip.module.css'

/** The driving records as a native popup shows them: no header of its own, the meter on a strip, then the receipts. */
export function DrivesPopupPage() {
  const drives = useDrives()
  return (
    <ThemeRoot className={theme.theme}>
      <Strip known={drives.known} />
      <Records drives={drives} />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The totals on a strip, for the small popup. The app shows the title. */
function Strip({ known }: { known: DrivingRecords | undefined }) {
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
