import { formatMoney } from '#shared/features/money'
import { Skeleton } from '#shared/kit/skeleton'
import { useT } from '#shared/runtime/i18n'
import { Actions } from './Actions'
import { Facts } from './Facts'
import type zh from './locales/zh.json'
import { Seal } from './Seal'
import styles from './Slip.module.css'
import type { Cashier } from './use-cashier'

/** An amount of more signs is written smaller: it stays in one line. */
const LONG = 10

/** The slip: the order's state, amount, recipient, and actions. */
export function Slip({ cashier, outside }: { cashier: Cashier; outside: boolean }) {
  const t = useT<typeof zh>()
  const { verdict, order } = cashier
  const amount = formatMoney(order?.amount, order?.currency)
  const nameless = verdict === 'noOrder' || verdict === 'notFound'
  return (
    <section className={styles.slip} data-verdict={verdict} data-expose={`pay-${verdict}`}>
      <Seal of={verdict} />
      <div role="status">
        <h1 className={styles.title}>{t(`${verdict}.title`)}</h1>
        <p className={styles.text}>{(verdict === 'failed' && order?.reason) || t(`${verdict}.text`)}</p>
      </div>
      {order && !nameless && (
        <>
          <p className={styles.thing}>{order.title}</p>
          <p className={styles.amount} data-paid={verdict === 'paid'} data-long={amount.length > LONG}>
            {amount}
          </p>
        </>
      )}
      {verdict === 'asking' && (
        <div className={styles.skeleton}>
          <Skeleton height={64} />
        </div>
      )}
      {cashier.orderId && (
        <Facts
          orderId={cashier.orderId}
          order={order}
          asking={verdict === 'asking'}
          onEnd={() => void cashier.refetch()}
        />
      )}
      <Actions cashier={cashier} outside={outside} />
    </section>
  )
}
