import type { ReactNode } from 'react'
import type { PayOrder } from '#shared/api/pay'
import { Avatar } from '#shared/kit/avatar'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Slip.module.css'

/** What is bought and for whom; number and time, by which a person can ask about it. */
export function Facts(props: { orderId: string; order?: PayOrder; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const { order, orderId } = props
  return (
    <dl className={styles.facts}>
      {order && (
        <>
          <Fact name={t('fact.title')}>{order.title}</Fact>
          <Fact name={t('fact.recipient')}>
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
          <Fact name={t('fact.time')}>
            {formatDate(order.createdAt, 'date')} {formatDate(order.createdAt, 'time')}
          </Fact>
        </>
      )}
      <Fact name={t('fact.number')}>
        <span translate="no">{orderId}</span>
      </Fact>
      {order?.state === 'unpaid' && (
        <Fact name={t('fact.left')}>
          <Countdown target={order.expiresAt} look="plain" onEnd={props.onEnd} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
