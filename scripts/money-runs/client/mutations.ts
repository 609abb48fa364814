import { buyGiftPackage } from '#shared/api/constellation-rewards'
import { drawFestival, receiveFestivalTask } from '#shared/api/festival'
import { buyPaidGiftPack } from '#shared/api/gift-pack'
import { buyEmojiPack } from '#shared/api/magic-emoji'
import { transferAssets } from '#shared/api/overseas-charge'
import { createSpending } from '#shared/features/mutation'
import { startI18n } from '#shared/runtime/i18n'
import { type Endpoint, mutate } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'

/**
 * What is bought, drawn, claimed or ordered on a page, with all figures that the person sees. But for the claim, nothing on the
 * server would keep a second one away. `lists`: the page lists those whose result is unknown.
 */
export const MUTATIONS = {
  '/EbusinessShop': { lists: true, endpoint: buyPaidGiftPack, input: { packId: 'galaxy', price: 6000 } },
  '/constellation': { lists: true, endpoint: buyGiftPackage, input: { packageId: 'ten', price: 1000 } },
  '/magicEmoji': { lists: true, endpoint: buyEmojiPack, input: { packId: 'jar', price: 1000 } },
  '/halloween': {
    lists: false,
    endpoint: drawFestival,
    input: { festival: 'halloween', times: '1', cost: 10 },
  },
  '/nationalDay': {
    lists: false,
    endpoint: receiveFestivalTask,
    input: { festival: 'national', taskId: 'gift' },
  },
  '/recharge/home': {
    lists: false,
    endpoint: transferAssets,
    input: { productId: 'p-1', toUserId: '10001', price: '0.99', currency: 'USD' },
  },
} as const

export type MutationPage = keyof typeof MUTATIONS

/** What a tab of such a page does, by the page's own code: its requests, its idempotency keys, its pending mutations. */
export function openMutationTab(page: MutationPage) {
  startI18n('en', {})
  const { lists, input } = MUTATIONS[page]
  const endpoint = MUTATIONS[page].endpoint as unknown as Endpoint<object, unknown>
  return {
    session,
    /** The page of one person: it is another one for each that the tab becomes. */
    mount() {
      const spending = lists ? createSpending(endpoint) : undefined
      let busy = false
      return {
        /** Whether it shows one whose result is unknown. */
        opens: () => !!spending?.opens().length,
        subscribe: () => spending?.subscribe(() => {}),
        /** Presses the button, or "check result" where one is open; a second press while one is under way does nothing. */
        async press() {
          if (busy) return undefined
          busy = true
          const result = await (spending
            ? spending.send(spending.opens()[0]?.input ?? input)
            : mutate(endpoint, input))
          busy = false
          return result.ok ? 'done' : result.error.outcome
        },
      }
    },
  }
}

export type MutationTab = ReturnType<typeof openMutationTab>
