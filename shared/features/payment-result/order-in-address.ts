import { useEffect, useState } from 'react'
import type { Address } from '#shared/runtime/address'

const ORDER = /^[\w-]{1,64}$/

/** `orderId` is '' when the URL has none, several, or an invalid one. */
export type OrderInAddress = { orderId: string; problem?: 'none' | 'several' | 'malformed' }

/** Reads the order id of the URL. Nothing else is read: an outcome in the URL can be forged. */
export function orderInAddress(search = location.search): OrderInAddress {
  const said = new URLSearchParams(search)
    .getAll('orderId')
    .filter((text) => !/^(undefined|null)?$/.test(text))
  const [orderId = '', ...others] = new Set(said)
  if (!orderId) return { orderId: '', problem: 'none' }
  if (others.length > 0) return { orderId: '', problem: 'several' }
  return ORDER.test(orderId) ? { orderId } : { orderId: '', problem: 'malformed' }
}

/** The same for a component; undefined in the first render, which is that of the prerendered page. */
export function useOrderInAddress(): OrderInAddress | undefined {
  const [order, setOrder] = useState<OrderInAddress>()
  useEffect(() => setOrder(orderInAddress()), [])
  return order
}

/** The order as a call's input, by which the call leaves before the scripts; to be sent where `orderInAddress` finds one. */
export const orderAsked = ({ param }: Address) => ({ orderId: param('orderId') })
