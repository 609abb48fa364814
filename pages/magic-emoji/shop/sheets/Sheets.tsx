import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import type { Counter } from '../counter/use-counter.ts'
import type zh from '../locales/zh.json'
import { EmojiDialog } from './EmojiDialog.tsx'
import { PackDialog } from './PackDialog.tsx'
import { Records } from './Records.tsx'
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
      <Sheet open={isOpen('records')} title={t('feed.records')} expose="records" onClose={counter.close}>
        <Records loggedIn={shop.wallet !== null} />
      </Sheet>
      <WonPopup shop={shop} counter={counter} />
    </>
  )
}
