import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { buyPaidGiftPack, type getGiftPacks } from '#shared/api/gift-pack'
import { useSpend } from '#shared/features/action'
import type { Call } from '#shared/runtime/request'

type Shop = InferOutput<(typeof getGiftPacks)['output']>
export type Bought = InferOutput<(typeof buyPaidGiftPack)['output']>
/** What a person agreed to buy, at which price after which coupon. */
type Decision = { packId: string; couponId?: string; price: number }
export type Purchase = ReturnType<typeof usePurchase>

/** Buys a pack once; there is at most one decision of unknown result for each. */
export function usePurchase(shop: Call<Shop>, reloadCoupons: () => Promise<void>) {
  const [bought, setBought] = useState<Bought>()
  const reload = () => Promise.all([shop.reload(), reloadCoupons()])
  const { spend, busy, opens } = useSpend<Decision, Bought>(buyPaidGiftPack, {
    isSame: (open, { packId }) => open.packId === packId,
    alsoReload: reload,
    done(answer) {
      setBought(answer)
      // not waited for: until the question goes, a press would be another purchase
      void reload()
    },
  })
  return { buy: spend, busy, unknown: opens, done: bought, putAway: () => setBought(undefined) }
}
