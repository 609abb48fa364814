import { useEffect, useState } from 'react'
import { type ChargeOrder, transferAssets } from '#shared/api/overseas-charge'
import { compare } from '#shared/features/money'
import { useMutation } from '#shared/features/mutation'
import { navigate } from '#shared/runtime/navigate'
import type { Draft } from './offer.ts'

export type Ordering = ReturnType<typeof useOrder>

/** A payment page is one of ours, or a secure one. */
const PAYABLE = /^(https:\/\/|\/)/

/** Nobody is led to pay for another order than the one they looked at. */
const isAsShown = (order: ChargeOrder, { product, recipient, currency }: Draft) =>
  order.recipient.userId === recipient.userId &&
  order.currency === currency &&
  compare(order.price, product.price) === 0

/**
 * From the question to the payment page. The draft is what was shown: while nobody knows whether the order was made it
 * stays as it is, so that a retry has the same idempotency key and makes no second order.
 */
export function useOrder(refetch: () => Promise<void>) {
  const [draft, setDraft] = useState<Draft>()
  const [leaving, setLeaving] = useState(false)

  const [unknown, setUnknown] = useState(false)
  const { run, busy } = useMutation(transferAssets, {
    refetch,
    onError({ outcome }) {
      setUnknown(outcome === 'unknown')
      if (outcome !== 'unknown') setDraft(undefined)
      return false
    },
    onSuccess({ order, payUrl }) {
      setUnknown(false)
      setLeaving(true)
      // an order is made by now: where it cannot be paid from here, its result is shown
      if (!draft || !isAsShown(order, draft) || !PAYABLE.test(payUrl) || !navigate.to(payUrl))
        navigate.to('/recharge/interPage', { orderId: order.orderId })
    },
  })

  useEffect(() => {
    // the phone's way back from the payment page may bring this very page back
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setLeaving(false)
      setDraft(undefined)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const confirm = async (): Promise<void> => {
    if (!draft) return
    const { product, recipient, currency } = draft
    await run({
      productId: product.id,
      toUserId: recipient.userId,
      price: product.price,
      currency,
    })
  }

  return {
    draft,
    busy: busy || leaving,
    unknown,
    ask: setDraft as (draft: Draft) => void,
    cancel: () => setDraft(undefined),
    confirm,
  }
}
