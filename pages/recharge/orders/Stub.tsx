import type { ChargeOrder } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type family from '../_family/locales/zh.json'
import styles from './Stub.module.css'

/** One order as a counterfoil: what was sent to whom, and where it is. */
export function Stub({ order, onOpen }: { order: ChargeOrder; onOpen: () => void }) {
  const t = useT<typeof family>('family')
  return (
    <button
      type="button"
      className={styles.stub}
      data-state={order.state}
      data-track="order"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.main}>
        <b className={styles.coins}>{t('coins', { amount: formatMoney(String(order.coins)) })}</b>
        <span className={styles.to}>
          {t('order.to')} <bdi>{order.recipient.nickname}</bdi>
        </span>
        <span className={styles.time}>{formatDate(order.at, 'minute')}</span>
      </span>
      <span className={styles.side}>
        <span className={styles.state}>{t(`state.${order.state}`)}</span>
        <b className={styles.price}>{formatMoney(order.price, order.currency)}</b>
      </span>
    </button>
  )
}
