import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { buyPaidGiftPack, type getGiftPacks } from '#shared/api/gift-pack'
import { isUnsure } from '#shared/features/open-decision'
import { tellFailure } from '#shared/features/tell-failure'
import { type Call, useAction } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { type Decision, forgetDecision, keepDecision, keptDecisions } from './decision'

type Shop = InferOutput<(typeof getGiftPacks)['output']>
export type Bought = InferOutput<(typeof buyPaidGiftPack)['output']>
export type Purchase = ReturnType<typeof usePurchase>

/**
 * Buys a pack once. While nobody knows whether it was sold, the decision stands as it was made, with its price and
 * coupon: what the shop shows by then may be the state after the purchase.
 */
export function usePurchase(shop: Call<Shop>, reloadCoupons: () => Promise<void>) {
  const { userId, loggedIn } = useSession()
  const { run, busy } = useAction(buyPaidGiftPack)
  const [unknown, setUnknown] = useState<readonly Decision[]>([])
  const [done, setDone] = useState<Bought>()

  useEffect(() => setUnknown(loggedIn ? keptDecisions(userId) : []), [userId, loggedIn])

  /** By now another person may be logged in: a decision stays with the one who made it. */
  const settle = (decision: Decision, open: boolean) => {
    if (open) keepDecision(userId, decision)
    else forgetDecision(userId, decision)
    setUnknown(keptDecisions(userId))
  }

  /** Whether the purchase is through, so that the question can go. */
  const buy = async (decision: Decision): Promise<boolean> => {
    const before = unknown.some(({ packId }) => packId === decision.packId)
    // before it leaves: the page may be gone before the answer comes
    keepDecision(userId, decision)
    const result = await run(decision)
    if (result.ok) {
      settle(decision, false)
      setDone(result.data)
      await Promise.all([shop.reload(), reloadCoupons()])
      return true
    }
    const { kind } = result.error
    const refusedBefore = kind === 'login' || kind === 'unauthorised'
    settle(decision, isUnsure(result.error) || (refusedBefore && before))
    await tellFailure(result.error, async () => {
      await Promise.all([shop.reload(), reloadCoupons()])
    })
    return false
  }

  return { buy, busy, unknown, done, putAway: () => setDone(undefined) }
}
