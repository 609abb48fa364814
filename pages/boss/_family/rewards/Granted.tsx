import type { Won } from '#shared/features/claim'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { type Granted as Reward, RewardArt } from './RewardArt.tsx'

/** What was just claimed. */
export function Granted({ won, onClose }: { won: Won<Reward>; onClose: () => void }) {
  const countOf = useRewardCount()
  return (
    <RewardPopup
      open={won.open}
      onClose={onClose}
      rewards={won.rewards.map((reward) => ({
        id: `${reward.id} ${reward.days}`,
        name: reward.name,
        count: countOf(reward),
        art: <RewardArt reward={reward} />,
      }))}
    />
  )
}
