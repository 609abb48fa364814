import type { ReactNode } from 'react'
import type { ChargeOrder } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { Avatar } from '#shared/kit/avatar'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './OrderFacts.module.css'

/** What an order says, line by line; of one that the server has not told about yet, its number alone. */
export function OrderFacts({ orderId, order }: { orderId: string; order?: ChargeOrder }) {
  const t = useT<typeof zh>('family')
  return (
    <dl className={styles.facts}>
      {order && (
        <>
          <Fact name={t('order.to')}>
            <span className={styles.person}>
              <Avatar
                className={styles.portrait}
                src={order.recipient.portrait}
                name={order.recipient.nickname}
                size={26}
              />
              <bdi>{order.recipient.nickname}</bdi>
              <small translate="no">{order.recipient.userId}</small>
            </span>
          </Fact>
          <Fact name={t('order.coins')}>{t('coins', { amount: formatMoney(String(order.coins)) })}</Fact>
          <Fact name={t('order.price')}>{formatMoney(order.price, order.currency)}</Fact>
          <Fact name={t('order.time')} typed>
            {t('order.zone', { date: formatDate(order.at, 'date'), time: formatDate(order.at, 'time') })}
          </Fact>
        </>
      )}
      <Fact name={t('order.number')} typed>
        <span translate="no">{orderId}</span>
      </Fact>
    </dl>
  )
}

function Fact({ name, typed, children }: { name: string; typed?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={typed ? styles.typed : undefined}>{children}</dd>
    </div>
  )
}
