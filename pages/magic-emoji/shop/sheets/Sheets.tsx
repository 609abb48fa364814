import { useState } from 'react'
import { getEmojiExchanges } from '#shared/api/magic-emoji'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { FeedRow } from '../../_family/feed/FeedRow.tsx'
import type family from '../../_family/locales/zh.json'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import type { Counter } from '../counter/use-counter.ts'
import type zh from '../locales/zh.json'
import { EmojiDialog } from './EmojiDialog.tsx'
import { PackDialog } from './PackDialog.tsx'
import { WonPopup } from './WonPopup.tsx'

/** What opens over the shop. */
export function Sheets({ shop, counter }: { shop: EmojiShop; counter: Counter }) {
  const t = useT<typeof zh>()
  const { asked, shown, exchange, purchase } = counter
  const emoji = shop.emoji.find(({ id }) => id === (exchange?.emojiId ?? asked?.id))
  const pack = shop.packs.find(({ id }) => id === (purchase?.packId ?? asked?.id))
  const isOpen = (what: NonNullable<typeof asked>['what']) => shown && asked?.what === what
  return (
    <>
      {emoji && <EmojiDialog open={isOpen('emoji')} shop={shop} emoji={emoji} counter={counter} />}
      {pack && <PackDialog open={isOpen('pack')} shop={shop} pack={pack} counter={counter} />}
      <Sheet tall open={isOpen('records')} title={t('feed.records')} expose="records" onClose={counter.close}>
        <Records loggedIn={shop.wallet !== null} />
      </Sheet>
      <WonPopup shop={shop} counter={counter} />
    </>
  )
}

/** All exchanges page by page: everybody's, or mine. */
function Records({ loggedIn }: { loggedIn: boolean }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const [of, choose] = useState<'all' | 'me'>('all')
  const records = usePaged(getEmojiExchanges, { of })
  return (
    <>
      {loggedIn && (
        <Segmented
          label={t('feed.whose')}
          value={of}
          track="whose"
          options={[
            { id: 'all', label: t('feed.everybody') },
            { id: 'me', label: t('feed.mine') },
          ]}
          onChange={choose}
        />
      )}
      <Feed
        list={records}
        keyOf={({ id }) => id}
        row={(exchange) => <FeedRow exchange={exchange} />}
        waiting={{ height: 44, lines: 6 }}
        emptyText={of === 'me' ? t('feed.none') : own('feed.empty')}
        more={{ look: 'ghost', text: t('feed.more') }}
      />
    </>
  )
}
