import { getGiftPacks } from '#shared/api/gift-pack'
import { RewardArt } from '#shared/campaign/reward'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { drawGift } from '../_family/draw-gift.tsx'
import styles from './Contents.module.css'
import type zh from './locales/zh.json'

/** Other available packs, each a link to its page. Optional: the page works without them. */
export function Others({ now }: { now: string | undefined }) {
  const t = useT<typeof zh>()
  const { data } = useQuery(getGiftPacks, {})
  const packs = data?.packs.filter(({ id, state }) => id !== now && state === 'onSale') ?? []
  if (!packs.length) return null
  return (
    <section className={styles.others} data-expose="others">
      <h2>{t('others')}</h2>
      <ul>
        {packs.map(({ id, name, price, rewards: [first] }) => (
          <li key={id}>
            <a href={`/giftPack?packId=${id}`} data-track="other">
              <span className={styles.art}>{first && <RewardArt reward={first} draw={drawGift} />}</span>
              <b>{name}</b>
              <small>{t('coins', { price: formatAmount(price) })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
