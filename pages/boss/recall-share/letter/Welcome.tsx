import { drawPrize } from '#shared/campaign/prize'
import { type Reward, RewardArt } from '#shared/campaign/reward'
import { PrizeGrid } from '#shared/kit/prize-grid'
import { useRewardCount } from '#shared/kit/reward-count'
import { Notice } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Welcome.module.css'

/** What the first sign-in gives, known before the seal is broken; or that it is too late for that. */
export function Welcome({ rewards, over }: { rewards: readonly Reward[]; over: boolean }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  if (over) return <Notice mood="empty" text={t('welcome.over')} />
  return (
    <Plate title={t('welcome.title')} aside={t('welcome.note')} expose="welcome">
      <PrizeGrid
        columns={2}
        className={styles.gifts}
        prizes={rewards.map((reward) => ({
          id: `${reward.id} ${reward.days}`,
          name: reward.name,
          art: <RewardArt draw={drawPrize} reward={reward} />,
          note: countOf(reward),
        }))}
      />
    </Plate>
  )
}
