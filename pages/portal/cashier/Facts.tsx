import type { PayOrder } from '#shared/api/pay'
import { Countdown } from '#shared/kit/countdown'
import { Fact, FactList, FactPerson } from '#shared/kit/fact-list'
import { Skeleton } from '#shared/kit/skeleton'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Slip.module.css'

/** For whom it is; number and time, by which a person can ask about it. */
export function Facts(props: { orderId: string; order?: PayOrder; asking: boolean; onEnd: () => void }) {
  const t = useT<typeof zh>()
  const { order, orderId, asking } = props
  return (
    <FactList className={styles.facts}>
      {(order || asking) && (
        <>
          <Fact name={t('fact.recipient')}>
            {order ? <FactPerson {...order.recipient} /> : <Skeleton width={120} height={26} />}
          </Fact>
          <Fact name={t('fact.time')}>
            {order ? (
              `${formatDate(order.createdAt, 'date')} ${formatDate(order.createdAt, 'time')}`
            ) : (
              <Skeleton width={140} />
            )}
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
