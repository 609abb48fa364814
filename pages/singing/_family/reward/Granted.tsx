import { RewardPopup } from '#shared/kit/reward-popup'
import { RewardArt } from './RewardArt.tsx'
import { rewardCount } from './sing-reward.ts'
import type { Won } from './use-claim.ts'

/** What was just claimed. It keeps its content while it leaves. */
export function Granted({ won, onClose }: { won: Won; onClose: () => void }) {
  return (
    <RewardPopup
      open={won.open}
      onClose={onClose}
      rewards={won.rewards.map((reward) => ({
        id: `${reward.id} ${reward.days}`,
        name: reward.name,
        count: rewardCount(reward),
        art: <RewardArt reward={reward} />,
      }))}
    />
  )
}
