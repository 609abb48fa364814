import { useState } from 'react'
import { buyEmojiPack, exchangeEmoji } from '#shared/api/magic-emoji'
import { useOpenDecision } from '#shared/features/open-decision'
import { tellFailure } from '#shared/features/tell-failure'
import type { Call } from '#shared/runtime/request'
import type { EmojiShop, OutputOf } from '../../_family/magic-emoji.ts'

/** What a person looks at more closely. */
export type Asked = { what: 'emoji' | 'pack' | 'records'; id: string }

export type Won =
  | ({ what: 'emoji' } & Pick<OutputOf<typeof exchangeEmoji>, 'emojiId' | 'until'>)
  /** `purse`: the candy there is now; unknown where the answer is of an earlier asking. */
  | ({ what: 'pack'; purse?: number } & Pick<OutputOf<typeof buyEmojiPack>, 'tokens' | 'granted'>)

export type Counter = ReturnType<typeof useCounter>

/** Looking, exchanging and buying: which dialog is open, what was had, and decisions of unknown result. */
export function useCounter(shop: Call<EmojiShop>, reloadFeed: () => Promise<void>) {
  const exchange = useOpenDecision(exchangeEmoji)
  const purchase = useOpenDecision(buyEmojiPack)
  const [asked, setAsked] = useState<Asked>()
  const [shown, setShown] = useState(false)
  const [won, setWon] = useState<{ open: boolean; had?: Won }>({ open: false })
  /** The emoji whose last piece went to somebody else while I was asked. */
  const [gone, setGone] = useState('')

  const ask = (next: Asked) => {
    setGone('')
    setAsked(next)
    setShown(true)
  }
  const close = () => {
    setShown(false)
    setWon((last) => ({ ...last, open: false }))
  }
  /** The question goes first: a press would be another. */
  const finish = (had: Won, settled: () => Promise<void>) => {
    setShown(false)
    setWon({ open: true, had })
    void settled()
    void reloadFeed()
  }

  /** The same again where its result is unknown: then it is looked up. */
  const take = async (emojiId: string, price: number) => {
    const input = exchange.open ?? { emojiId, price }
    const put = shop.begin()
    const result = await exchange.decide(input)
    if (result.ok) {
      const { emojiId: taken, info, until } = result.data
      return finish({ what: 'emoji', emojiId: taken, until }, () => put(info, exchange.open !== undefined))
    }
    if (result.error.bizCode !== 'EMOJI_SOLD_OUT') return tellFailure(result.error, shop.reload)
    // right at once, whatever the server's next answer takes
    setGone(String(input.emojiId))
    shop.set((now) => withoutStock(now as EmojiShop, String(input.emojiId)))
    await shop.reload()
  }

  const buy = async (packId: string, price: number) => {
    const put = shop.begin()
    const result = await purchase.decide(purchase.open ?? { packId, price })
    if (!result.ok) return tellFailure(result.error, shop.reload)
    const { info, tokens, granted } = result.data
    const late = purchase.open !== undefined
    const purse = late ? undefined : info.wallet?.tokens
    finish({ what: 'pack', tokens, granted, purse }, () => put(info, late))
  }

  return {
    asked,
    shown,
    open: shown || won.open,
    won,
    gone,
    exchange: exchange.open,
    purchase: purchase.open,
    busy: exchange.busy || purchase.busy,
    ask,
    close,
    take,
    buy,
  }
}

const withoutStock = (shop: EmojiShop, id: string): EmojiShop => ({
  ...shop,
  emoji: shop.emoji.map((each) => (each.id === id ? { ...each, stock: 0, state: 'soldOut' as const } : each)),
})
