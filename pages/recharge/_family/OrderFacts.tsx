import type { ChargeOrder } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { Fact, FactList, FactPerson } from '#shared/kit/fact-list'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './OrderFacts.module.css'

/** What an order says, line by line; of one that the server has not told about yet, its number alone. */
export function OrderFacts({ orderId, order }: { orderId: string; order?: ChargeOrder }) {
  const t = useT<typeof zh>('family')
  return (
    <FactList>
      {order && (
        <>
          <Fact name={t('order.to')}>
            <FactPerson {...order.recipient} />
          </Fact>
          <Fact name={t('order.coins')}>{t('coins', { amount: formatMoney(String(order.coins)) })}</Fact>
          <Fact name={t('order.price')}>{formatMoney(order.price, order.currency)}</Fact>
          <Fact name={t('order.time')} className={styles.typed}>
            {t('order.zone', { date: formatDate(order.at, 'date'), time: formatDate(order.at, 'time') })}
          </Fact>
        </>
      )}
      <Fact name={t('order.number')} className={styles.typed}>
        <span translate="no">{orderId}</span>
      </Fact>
    </FactList>
  )
}
