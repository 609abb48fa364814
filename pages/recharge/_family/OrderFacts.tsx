import type { ChargeOrder } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { Fact, FactList, FactPerson } from '#shared/kit/fact-list'
import { Skeleton } from '#shared/kit/skeleton'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './OrderFacts.module.css'

/** The facts of an order; of an unknown one its number only, with space reserved while it is loading. */
export function OrderFacts({
  orderId,
  order,
  asking = false,
}: {
  orderId: string
  order?: ChargeOrder
  asking?: boolean
}) {
  const t = useT<typeof zh>('family')
  return (
    <FactList>
      {!order && asking && (
        <>
          <Fact name={t('order.to')}>
            <Skeleton width={120} height={26} />
          </Fact>
          <Fact name={t('order.coins')}>
            <Skeleton width={70} />
          </Fact>
          <Fact name={t('order.price')}>
            <Skeleton width={60} />
          </Fact>
          <Fact name={t('order.time')}>
            <Skeleton width={140} />
          </Fact>
        </>
      )}
      {order && (
        <>
          <Fact name={t('order.to')}>
            <FactPerson {...order.recipient} />
          </Fact>
          <Fact name={t('order.coins')}>{t('coins', { count: formatMoney(String(order.coins)) })}</Fact>
          <Fact name={t('order.price')}>{formatMoney(order.price, order.currency)}</Fact>
          <Fact name={t('order.time')} className={styles.typed}>
            {t('order.zone', { date: formatDate(order.at, 'date'), time: formatDate(order.at, 'time') })}
          </Fact>
        </>
      )}
      <Fact name={t('order.number')} className={styles.typed}>
        {orderId ? <span translate="no">{orderId}</span> : <Skeleton width={80} />}
      </Fact>
    </FactList>
  )
}
