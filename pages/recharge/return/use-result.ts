import { type ChargeOrder, getChargeLog } from '#shared/api/overseas-charge'
import {
  orderAsked,
  orderInAddress,
  type PaymentResult,
  useOrderInAddress,
  usePaymentResult,
} from '#shared/features/payment-result'

const isOpen = ({ list }: { list: ChargeOrder[] }) => list[0]?.state === 'processing'

/** What the page shows: `noOrder` (URL), `loggedOut` (person), or the order's state. */
export type Verdict = 'noOrder' | 'loggedOut' | 'checking' | 'unknown' | 'notMine' | 'paid' | 'failed'

export interface Result {
  verdict: Verdict
  orderId: string
  order?: ChargeOrder
  payment: Pick<PaymentResult<unknown>, 'askedAt' | 'asking' | 'ask'>
}

/** What came of the order that the address names, as far as it is known. */
export function useResult(): Result {
  const asked = useOrderInAddress()
  const payment = usePaymentResult(getChargeLog, orderAsked, isOpen, {
    enabled: typeof window === 'undefined' || orderInAddress().orderId !== '',
  })
  const { call, stage } = payment
  const order = call.data?.list[0]
  const orderId = asked?.orderId ?? ''
  const verdict = (): Verdict => {
    if (asked?.problem) return 'noOrder'
    if (call.status === 'loggedOut') return 'loggedOut'
    if (stage !== 'known') return stage
    // an order of another number, from a server that mixed them up, is not the one that was asked for
    if (!order || order.orderId !== orderId) return 'notMine'
    return order.state === 'failed' ? 'failed' : 'paid'
  }
  return { verdict: verdict(), orderId, order: order?.orderId === orderId ? order : undefined, payment }
}
