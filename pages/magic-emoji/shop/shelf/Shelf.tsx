import { useT } from '#shared/runtime/i18n'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import type zh from '../locales/zh.json'
import { Blister } from './Blister.tsx'
import styles from './Shelf.module.css'

/** The pegboard with the emoji, each in its pack. */
export function Shelf({ shop, onChoose }: { shop: EmojiShop; onChoose: (id: string) => void }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.board} data-expose="shelf">
      <h2 className={styles.title}>{t('shelf')}</h2>
      <ul className={styles.shelf}>
        {shop.emoji.map((emoji) => (
          <Blister
            key={emoji.id}
            emoji={emoji}
            currency={shop.currency}
            onChoose={() => onChoose(emoji.id)}
          />
        ))}
      </ul>
    </section>
  )
}
