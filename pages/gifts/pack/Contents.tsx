import type { GiftPack } from '#shared/api/gift-pack'
import { useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import { GiftArt } from '../_family/draw-gift.tsx'
import styles from './Contents.module.css'
import type zh from './locales/zh.json'

/** What is in the pack, all of it. */
export function Contents({ pack }: { pack: GiftPack }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  return (
    <section aria-label={t('inside')} data-expose="contents">
      <ul className={styles.contents}>
        {pack.rewards.map((reward) => (
          <li key={`${reward.id} ${reward.days}`}>
            <GiftArt gift={reward} className={styles.art} />
            <b>{reward.name}</b>
            <small>{countOf(reward) || '×1'}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
