import { useEffect, useState } from 'react'
import type { Address } from '#shared/runtime/address'

const ORDER = /^[\w-]{1,64}$/

/** `orderId` is '' where the address names none, more than one, or something that is no number of an order. */
export type OrderInAddress = { orderId: string; problem?: 'none' | 'several' | 'malformed' }

/**
 * The order that the address names. Nothing else of it is read: whoever sends a person back here may write any outcome
 * into the address, and so may anybody.
 */
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
