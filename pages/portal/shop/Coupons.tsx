import type { InferOutput } from 'valibot'
import type { Coupon, getCoupons } from '#shared/api/coupon'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './Coupons.module.css'
import type zh from './locales/zh.json'

/** The tickets on the counter, soonest to expire first. Without any, and when they fail to load, the counter is clear. */
export function Coupons({ coupons }: { coupons: Query<InferOutput<(typeof getCoupons)['output']>> }) {
  const t = useT<typeof zh>()
  const list = coupons.data?.list ?? []
  if (list.length === 0) return null
  return (
    <section className={styles.coupons} aria-label={t('coupons.title')} data-expose="coupons">
      {/* A row that scrolls is a stop for keys. */}
      <ul className={styles.row} tabIndex={list.length > 1 ? 0 : undefined}>
        {list.map((coupon) => (
          <li key={coupon.id} className={styles.ticket}>
            <b className={styles.value}>
              {coupon.kind === 'percent' ? `${coupon.value}%` : formatAmount(coupon.value)}
              <small>{t('coupons.off')}</small>
            </b>
            <span className={styles.words}>
              <span className={styles.name}>{coupon.name}</span>
              <span>{conditionOf(coupon)}</span>
              <span>{t('coupons.until', { date: formatDate(coupon.expiresAt, 'day') })}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('coupons.note')}</p>
    </section>
  )

  function conditionOf({ threshold, most }: Coupon): string {
    if (threshold > 0) return t('coupons.from', { count: formatAmount(threshold) })
    return most > 0 ? t('coupons.most', { amount: formatAmount(most) }) : t('coupons.any')
  }
}
