import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import type { Counter } from '../counter/use-counter.ts'
import type zh from '../locales/zh.json'
import styles from './Unconfirmed.module.css'

/** A purchase whose result is unknown, also of an earlier visit: it can be looked up. */
export function Unconfirmed({ shop, counter }: { shop: EmojiShop; counter: Counter }) {
  const t = useT<typeof zh>()
  const { exchange, purchase } = counter
  const emoji = exchange && shop.emoji.find(({ id }) => id === exchange.emojiId)
  const pack = purchase && shop.packs.find(({ id }) => id === purchase.packId)
  const notes = [
    exchange && {
      name: emoji?.name ?? '',
      track: 'check-exchange',
      check: () => counter.take(exchange),
    },
    purchase && {
      name: pack?.name ?? '',
      track: 'check-purchase',
      check: () => counter.buy(purchase),
    },
  ]
  return notes.map(
    (note) =>
      note && (
        <div key={note.track} className={styles.note} role="status">
          <p>{t('unknown.note', { name: note.name })}</p>
          <Button size="s" track={note.track} busy={counter.busy} onClick={() => void note.check()}>
            {t('unknown.check')}
          </Button>
        </div>
      ),
  )
}
