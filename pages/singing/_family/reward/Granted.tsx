import type { Won } from '#shared/features/claim'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { RewardArt } from './RewardArt.tsx'
import type { SingReward } from './sing-reward.ts'

/** What was just claimed. It keeps its content while it leaves. */
export function Granted({ won, onClose }: { won: Won<SingReward>; onClose: () => void }) {
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
