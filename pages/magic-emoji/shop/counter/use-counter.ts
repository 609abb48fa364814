import { useState } from 'react'
import { buyEmojiPack, exchangeEmoji } from '#shared/api/magic-emoji'
import { update, useSpendMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'
import type { EmojiShop, OutputOf } from '../../_family/magic-emoji.ts'

/** What a person looks at more closely. */
export type Asked = { what: 'emoji' | 'pack' | 'records'; id: string }

export type Won =
  | ({ what: 'emoji' } & Pick<OutputOf<typeof exchangeEmoji>, 'emojiId' | 'until'>)
  /** `purse`: the candy there is now; unknown where the answer is of an earlier asking. */
  | ({ what: 'pack'; purse?: number } & Pick<OutputOf<typeof buyEmojiPack>, 'tokens' | 'granted'>)

export type Counter = ReturnType<typeof useCounter>

/** Looking, exchanging and buying: which dialog is open, what was obtained, and purchases of unknown result. */
export function useCounter(shop: Query<EmojiShop>, reloadFeed: () => Promise<void>) {
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
  const finish = (had: Won) => {
    setShown(false)
    setWon({ open: true, had })
    void reloadFeed()
  }

  const exchange = useSpendMutation(exchangeEmoji, {
    updates: [update(shop, ({ info }) => info)],
    onSuccess: ({ emojiId, until }) => finish({ what: 'emoji', emojiId, until }),
    onError(error, { emojiId }) {
      if (error.bizCode !== 'EMOJI_SOLD_OUT') return false
      // right at once, whatever the server's next answer takes
      setGone(String(emojiId))
      shop.setData((now) => withoutStock(now as EmojiShop, String(emojiId)))
      void shop.refetch()
      return true
    },
  })
  const purchase = useSpendMutation(buyEmojiPack, {
    updates: [update(shop, ({ info }) => info)],
    onSuccess: ({ info, tokens, granted }, { again }) =>
      finish({ what: 'pack', tokens, granted, purse: again ? undefined : info.wallet?.tokens }),
  })

  return {
    asked,
    shown,
    open: shown || won.open,
    won,
    gone,
    exchange: exchange.open,
    purchase: purchase.open,
    unconfirmed: exchange.open ?? purchase.open,
    busy: exchange.busy || purchase.busy,
    ask,
    close,
    take: exchange.spend,
    buy: purchase.spend,
  }
}

const withoutStock = (shop: EmojiShop, id: string): EmojiShop => ({
  ...shop,
  emoji: shop.emoji.map((each) => (each.id === id ? { ...each, stock: 0, state: 'soldOut' as const } : each)),
})
