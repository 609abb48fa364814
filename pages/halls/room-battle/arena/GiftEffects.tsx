import type { Battle } from '#shared/api/room-battle'
import { Avatar } from '#shared/kit/avatar'
import { formatNumberTruncated } from '#shared/runtime/format'
import { RewardArt } from '../RewardArt.tsx'
import { cornerOf, isGrand } from '../sides.ts'
import styles from './GiftEffects.module.css'
import { useNewGifts } from './use-new-gifts.ts'

/** Gifts that come fly in from their corner. A show for the eyes: the feed says the same in words. */
export function GiftEffects({ battle }: { battle: Battle }) {
  const flying = useNewGifts(battle.gifts)
  return (
    <div className={styles.effects} aria-hidden="true">
      {flying.map((sent) => (
        <div
          key={sent.id}
          className={styles.flight}
          data-side={cornerOf(battle, sent.roomId)}
          data-grand={isGrand(sent) || undefined}
        >
          <p className={styles.chip}>
            <Avatar src={sent.portrait} name={sent.nickname} size={26} />
            <span className={styles.who}>
              <bdi>{sent.nickname}</bdi>
              <small>{sent.gift.name}</small>
            </span>
            <span className={styles.art}>
              <RewardArt reward={sent.gift} />
            </span>
            <b>+{formatNumberTruncated(sent.score)}</b>
          </p>
          <i className={styles.burst} />
        </div>
      ))}
    </div>
  )
}
