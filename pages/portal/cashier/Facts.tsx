import type { PayOrder } from '#shared/api/pay'
import { Countdown } from '#shared/kit/countdown'
import { Fact, FactList, FactPerson } from '#shared/kit/fact-list'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Slip.module.css'

/** For whom it is; number and time, by which a person can ask about it. */
export function Facts(props: { orderId: string; order?: PayOrder; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const { order, orderId } = props
  return (
    <FactList className={styles.facts}>
      {order && (
        <>
          <Fact name={t('fact.recipient')}>
            <FactPerson {...order.recipient} />
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
    </FactList>
  )
}
