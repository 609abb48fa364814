import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { buyPaidGiftPack, type getGiftPacks } from '#shared/api/gift-pack'
import { useOpenDecision } from '#shared/features/open-decision'
import { tellFailure } from '#shared/features/tell-failure'
import type { Call } from '#shared/runtime/request'

type Shop = InferOutput<(typeof getGiftPacks)['output']>
export type Bought = InferOutput<(typeof buyPaidGiftPack)['output']>
/** What a person agreed to buy, at which price after which coupon. */
type Decision = { packId: string; couponId?: string; price: number }
export type Purchase = ReturnType<typeof usePurchase>

/** Buys a pack once; there is at most one decision of unknown result for each. */
export function usePurchase(shop: Call<Shop>, reloadCoupons: () => Promise<void>) {
  const { decide, busy, opens } = useOpenDecision<Decision, Bought>(buyPaidGiftPack)
  const [done, setDone] = useState<Bought>()

  /** Whether the purchase is through, so that the question can go. */
  const buy = async (decision: Decision): Promise<boolean> => {
    const result = await decide(decision)
    const reload = async () => {
      await Promise.all([shop.reload(), reloadCoupons()])
    }
    if (result.ok) {
      setDone(result.data)
      // not waited for: until the question goes, a press would be another purchase
      void reload()
    } else await tellFailure(result.error, reload)
    return result.ok
  }

  return { buy, busy, unknown: opens, done, putAway: () => setDone(undefined) }
}
