import { type Coupon, getMaxDiscount } from '#shared/api/coupon'
import type { GiftPack } from '#shared/api/gift-pack'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'

const asked = { ...getMaxDiscount, quiet: true }

export interface Quote {
  status: 'loading' | 'failed' | 'ready'
  /** The coupon that takes most off; null: none fits. */
  best: Coupon | null
  /** The coupon that will be used. */
  coupon: Coupon | null
  discount: number
  /** What is to be paid. */
  price: number
  refetch: () => Promise<void>
}

/** What a pack costs with the coupon that takes most off, or without one where the person wants it so. */
export function useQuote(pack: GiftPack | undefined, plain: boolean): Quote {
  const { loggedIn } = useSession()
  const price = pack?.price ?? 0
  const enabled = pack !== undefined && loggedIn && pack.state === 'onSale'
  const { data, status, error, refetch } = useQuery(
    asked,
    { scene: 'pack', amount: String(price) },
    { enabled },
  )
  const best = (!error && data?.coupon) || null
  // a sum that does not add up is not shown as a price
  const sound = best !== null && data !== undefined && data.discount + data.total === price
  const used = sound && !plain
  return {
    status: error || status === 'failed' ? 'failed' : data || !enabled ? 'ready' : 'loading',
    best: sound ? best : null,
    coupon: used ? best : null,
    discount: used ? data.discount : 0,
    price: used ? data.total : price,
    refetch,
  }
}
