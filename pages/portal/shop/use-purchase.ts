import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { buyPaidGiftPack, type getGiftPacks } from '#shared/api/gift-pack'
import { useSpendMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

type Shop = InferOutput<(typeof getGiftPacks)['output']>
export type Bought = InferOutput<(typeof buyPaidGiftPack)['output']>
/** What a person agreed to buy, at which price after which coupon. */
type PackPurchase = { packId: string; couponId?: string; price: number }
export type Purchase = ReturnType<typeof usePurchase>

/** Buys a pack once; at most one of unknown result for each. */
export function usePurchase(shop: Query<Shop>, reloadCoupons: () => Promise<void>) {
  const [bought, setBought] = useState<Bought>()
  const refetch = () => Promise.all([shop.refetch(), reloadCoupons()])
  const { spend, busy, opens } = useSpendMutation<PackPurchase, Bought>(buyPaidGiftPack, {
    isSame: (open, { packId }) => open.packId === packId,
    refetch,
    onSuccess(answer) {
      setBought(answer)
      // not waited for: until the question goes, a press would be another purchase
      void refetch()
    },
  })
  return { buy: spend, busy, unknown: opens, done: bought, putAway: () => setBought(undefined) }
}
