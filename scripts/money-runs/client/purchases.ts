import { buyGiftPackage } from '#shared/api/constellation-rewards'
import { buyPaidGiftPack } from '#shared/api/gift-pack'
import { buyEmojiPack } from '#shared/api/magic-emoji'
import { createSpending } from '#shared/features/mutation'
import { startI18n } from '#shared/runtime/i18n'
import type { Endpoint } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'

/** What is bought on a page, at the price that the person sees: none of it has a limit that would keep a second one away. */
export const PURCHASES = {
  '/EbusinessShop': { endpoint: buyPaidGiftPack, input: { packId: 'galaxy', price: 6000 } },
  '/constellation': { endpoint: buyGiftPackage, input: { packageId: 'ten', price: 1000 } },
  '/magicEmoji': { endpoint: buyEmojiPack, input: { packId: 'jar', price: 1000 } },
} as const

export type PurchasePage = keyof typeof PURCHASES

/** What a tab of a page that sells does, by the page's own code: its requests, its idempotency keys, its pending mutations. */
export function openPurchaseTab(page: PurchasePage) {
  startI18n('en', {})
  const { endpoint, input } = PURCHASES[page]
  const spending = createSpending<object, unknown>(endpoint as unknown as Endpoint<object, unknown>)
  let busy = false
  return {
    session,
    opens: () => spending.opens().length > 0,
    subscribe: spending.subscribe,
    /** Presses the button, or "check result" where one is open; a second press while one is under way does nothing. */
    async press() {
      if (busy) return undefined
      busy = true
      const result = await spending.send(spending.opens()[0]?.input ?? input)
      busy = false
      return result.ok ? 'done' : result.error.outcome
    },
  }
}

export type PurchaseTab = ReturnType<typeof openPurchaseTab>
