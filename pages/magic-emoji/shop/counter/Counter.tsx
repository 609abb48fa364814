import { useEffect, useEffectEvent } from 'react'
import type { getEmojiExchanges } from '#shared/api/magic-emoji'
import { useLater } from '#shared/features/later'
import { address } from '#shared/runtime/address'
import type { Query } from '#shared/runtime/request'
import type { EmojiShop, OutputOf } from '../../_family/magic-emoji.ts'
import { Packs } from '../packs/Packs.tsx'
import { Feed } from '../records/Feed.tsx'
import { Shelf } from '../shelf/Shelf.tsx'
import { useCounter } from './use-counter.ts'

const loadSheets = () => import('../sheets/index.ts')

/** Everything on offer, and the dialogs for exchanging and buying it. */
export function Counter(props: {
  call: Query<EmojiShop>
  shop: EmojiShop
  feed: Query<OutputOf<typeof getEmojiExchanges>>
}) {
  const { call, shop, feed } = props
  const counter = useCounter(call, feed.refetch)
  const wanted = counter.open || counter.busy || !!counter.unconfirmed
  const sheets = useLater(loadSheets, wanted, counter.close)
  // `?emoji=cat`, as from the toy box
  const arrive = useEffectEvent(() => {
    const id = address().param('emoji')
    if (shop.emoji.some((each) => each.id === id)) counter.ask({ what: 'emoji', id: id ?? '' })
  })
  useEffect(() => arrive(), [])
  return (
    <>
      {sheets && <sheets.Unconfirmed shop={shop} counter={counter} />}
      <Shelf shop={shop} onChoose={(id) => counter.ask({ what: 'emoji', id })} />
      <Packs shop={shop} onChoose={(id) => counter.ask({ what: 'pack', id })} />
      <Feed call={feed} onAll={() => counter.ask({ what: 'records', id: '' })} />
      {sheets && <sheets.Sheets shop={shop} counter={counter} />}
    </>
  )
}
