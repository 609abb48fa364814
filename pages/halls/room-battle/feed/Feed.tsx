import type { Battle } from '#shared/api/room-battle'
import { RewardArt } from '#shared/campaign/reward'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { drawReward } from '../draw-reward.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import { cornerOf, isGrand } from '../sides.ts'
import styles from './Feed.module.css'

const SHOWN = 8

/** The latest gifts, each on the side that it was for: how the battle went, line by line. */
export function Feed({ battle }: { battle: Battle }) {
  const t = useT<typeof zh>()
  const gifts = battle.gifts.slice(0, SHOWN)
  return (
    <Panel title={t('feed.title')} expose="feed">
      <div role="log" aria-label={t('feed.title')}>
        <ol className={styles.feed}>
          {gifts.map((sent) => (
            <li
              key={sent.id}
              className={styles.line}
              data-side={cornerOf(battle, sent.roomId)}
              data-grand={isGrand(sent) || undefined}
            >
              <span className={styles.art}>
                <RewardArt draw={drawReward} reward={sent.gift} />
              </span>
              <span className={styles.who}>
                <bdi>{sent.nickname}</bdi>
                <small>
                  {sent.gift.name} ×{formatAmount(sent.gift.amount)}
                </small>
              </span>
              <b className={styles.score}>+{formatStatistic(sent.score)}</b>
              <time className={styles.at}>{formatDate(sent.at, 'time')}</time>
            </li>
          ))}
        </ol>
      </div>
      {!gifts.length && <p className={styles.none}>{t('feed.none')}</p>}
    </Panel>
  )
}
