import { Button } from '#shared/kit/button'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { ProgressRing } from '#shared/ui/progress'
import { counts } from '../_family/drives/kinds.ts'
import { Lamps } from '../_family/drives/Lamps.tsx'
import { Meter } from '../_family/drives/Meter.tsx'
import { useDriven } from '../_family/drives/use-driven.ts'
import type { Drives } from '../_family/drives/use-drives.ts'
import type family from '../_family/locales/zh.json'
import styles from './Dashboard.module.css'

/** The dashboard below the windscreen: the totals of ten days as a taxi shows them. */
export function Dashboard({ drives: { known, list } }: { drives: Drives }) {
  const t = useT<typeof family>('family')
  const common = useT<typeof runtime>('runtime')
  const driven = useDriven()
  const totals = known?.totals
  const all = totals?.byKind.reduce((sum, { count }) => sum + count, 0)
  const scored = totals?.byKind.reduce((sum, { kind, count }) => sum + (counts(kind) ? count : 0), 0) ?? 0
  const rate = all ? Math.round((scored / all) * 100) : 0
  return (
    <section className={styles.dashboard} data-expose="totals">
      <div className={styles.gauges}>
        <ProgressRing className={styles.ring} label={t('meter.rate')} value={rate} size={108}>
          <b>{all ? `${rate}%` : '--'}</b>
          <small>{t('meter.rate')}</small>
        </ProgressRing>
        <div className={styles.meters}>
          {/* six digits are too long for the large one */}
          <Meter label={t('meter.score')} size={totals && totals.score >= 100_000 ? undefined : 'l'}>
            {totals ? formatAmount(totals.score) : '----'}
          </Meter>
          <p className={styles.span}>
            {known &&
              `${formatDate(known.since, 'day')} – ${formatDate(known.days[0]?.date ?? known.since, 'day')}`}
            {!known && list.status === 'failed' && (
              <Button size="s" look="ghost" track="retry-totals" onClick={() => void list.refetch()}>
                {common('common.retry')}
              </Button>
            )}
          </p>
        </div>
      </div>
      <div className={styles.small}>
        <Meter label={t('meter.drives')}>{all ?? '--'}</Meter>
        <Meter label={t('meter.guests')}>{totals ? formatAmount(totals.guests) : '--'}</Meter>
        <Meter label={t('meter.time')}>{totals ? driven(totals.minutes) : '--'}</Meter>
      </div>
      <Lamps totals={totals} />
    </section>
  )
}
