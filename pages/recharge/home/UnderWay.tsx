import type { ChargeOrder } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './UnderWay.module.css'

/** An order whose payment is not decided: the way back to it, whatever became of the payment page. */
export function UnderWay({ order }: { order: ChargeOrder }) {
  const t = useT<typeof zh>()
  return (
    <a
      className={styles.slip}
      href={`/recharge/interPage?orderId=${encodeURIComponent(order.orderId)}`}
      data-track="under-way"
      data-expose="under-way"
    >
      <span className={styles.words}>
        <b>{t('underWay.title', { price: formatMoney(order.price, order.currency) })}</b>
        <span>
          {t('underWay.text', { time: formatDate(order.at, 'minute') })}{' '}
          <span translate="no">{order.orderId}</span>
        </span>
      </span>
      <span className={styles.see}>{t('underWay.see')}</span>
    </a>
  )
}
