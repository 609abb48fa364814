import type { Battle } from '#shared/api/room-battle'
import { RewardArt } from '#shared/campaign/reward'
import { useArrivals } from '#shared/features/arrivals'
import { Avatar } from '#shared/kit/avatar'
import { formatStatistic } from '#shared/runtime/format'
import { drawReward } from '../draw-reward.ts'
import { cornerOf, isGrand } from '../sides.ts'
import styles from './GiftEffects.module.css'

/** As long as the flight in the style sheet. */
const FLIGHT_MS = 2600

/** Incoming gifts fly in from their corner. Decorative: the feed has the same in words. */
export function GiftEffects({ battle }: { battle: Battle }) {
  const flying = useArrivals(battle.gifts, FLIGHT_MS)
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
              <RewardArt draw={drawReward} reward={sent.gift} />
            </span>
            <b>+{formatStatistic(sent.score)}</b>
          </p>
          <i className={styles.burst} />
        </div>
      ))}
    </div>
  )
}
