import { useState } from 'react'
import type { ChargeOrder } from '#shared/api/overseas-charge'
import { Button } from '#shared/kit/button'
import { Sheet, useLast } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type family from '../_family/locales/zh.json'
import { OrderFacts } from '../_family/OrderFacts.tsx'
import type zh from './locales/zh.json'
import styles from './OrderSheet.module.css'

/** Everything about one order; one that is not decided can be asked about, one that failed leads to a new one. */
export function OrderSheet(props: { order?: ChargeOrder; onClose: () => void; onAsk: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const words = useT<typeof family>('family')
  const [asking, setAsking] = useState(false)
  const order = useLast(props.order)
  if (!order) return null
  const ask = async () => {
    setAsking(true)
    await props.onAsk()
    setAsking(false)
  }
  return (
    <Sheet
      open={props.order !== undefined}
      title={words(`state.${order.state}`)}
      onClose={props.onClose}
      expose="order"
      footer={
        order.state === 'processing' ? (
          <Button block busy={asking} track="ask-again" onClick={() => void ask()}>
            {t('ask')}
          </Button>
        ) : (
          <Button
            block
            track="repeat"
            onClick={() => navigate.to('/recharge/home', { toUserId: order.recipient.userId })}
          >
            {t(order.state === 'failed' ? 'again' : 'repeat')}
          </Button>
        )
      }
    >
      <p className={styles.said} role="status">
        {order.reason || t(order.state)}
      </p>
      <OrderFacts orderId={order.orderId} order={order} />
    </Sheet>
  )
}
