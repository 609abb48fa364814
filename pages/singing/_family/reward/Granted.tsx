import type { Won } from '#shared/features/action'
import { GrantedPopup } from '#shared/kit/reward-popup'
import { RewardArt } from './RewardArt.tsx'
import type { SingReward } from './sing-reward.ts'

/** What was just claimed. */
export function Granted({ won, onClose }: { won: Won<SingReward>; onClose: () => void }) {
  const artOf = (reward: SingReward) => <RewardArt reward={reward} />
  return <GrantedPopup open={won.open} granted={won.rewards} artOf={artOf} onClose={onClose} />
}
