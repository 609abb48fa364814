import type { ChargeOrder } from '#shared/api/overseas-charge'
import { add, formatMoney } from '#shared/features/money'
import { Avatar } from '#shared/kit/avatar'
import { Confirm } from '#shared/kit/confirm'
import { Fact, FactList } from '#shared/kit/fact-list'
import { Payer } from '#shared/kit/payer'
import { useLast } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import styles from './CheckOrder.module.css'
import type zh from './locales/zh.json'
import type { Ordering } from './use-order.ts'

/** The last look before paying: whom it goes to, how many, what it costs. */
export function CheckOrder({ order, underWay }: { order: Ordering; underWay?: ChargeOrder }) {
  const t = useT<typeof zh>()
  const draft = useLast(order.draft)
  if (!draft) return null
  const { product, recipient, currency } = draft
  return (
    <Confirm
      open={order.draft !== undefined}
      title={t('check.title')}
      confirmText={t(order.unknown ? 'check.again' : 'check.pay', {
        price: formatMoney(product.price, currency),
      })}
      busy={order.busy}
      track="pay-confirm"
      onConfirm={() => void order.confirm()}
      onCancel={order.cancel}
    >
      <div className={styles.person}>
        <Avatar src={recipient.portrait} name={recipient.nickname} size={64} className={styles.portrait} />
        <p className={styles.name}>
          <bdi>{recipient.nickname}</bdi>
        </p>
        <p>
          {t('recipient.id')} <span translate="no">{recipient.userId}</span>
        </p>
      </div>
      <FactList className={styles.lines}>
        <Fact name={t('check.coins')} kind="figure">
          {formatMoney(String(product.coins))}
        </Fact>
        {product.bonus > 0 && (
          <Fact name={t('check.bonus')} kind="figure">
            +{formatMoney(String(product.bonus))}
          </Fact>
        )}
        <Fact name={t('check.total')} kind="figure">
          {t('coins', { count: formatMoney(add(String(product.coins), String(product.bonus))) })}
        </Fact>
        <Fact name={t('check.price')} kind="sum">
          {formatMoney(product.price, currency)}
        </Fact>
      </FactList>
      <Payer />
      {order.unknown ? (
        <p className={styles.warn} role="status">
          {t('check.unknown')}
        </p>
      ) : (
        underWay && <p className={styles.warn}>{t('check.underWay')}</p>
      )}
    </Confirm>
  )
}
