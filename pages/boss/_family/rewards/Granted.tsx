import type { Won } from '#shared/features/action'
import { GrantedPopup } from '#shared/kit/reward-popup'
import { type Granted as Reward, RewardArt } from './RewardArt.tsx'

/** What was just claimed. */
export function Granted({ won, onClose }: { won: Won<Reward>; onClose: () => void }) {
  const artOf = (reward: Reward) => <RewardArt reward={reward} />
  return <GrantedPopup open={won.open} granted={won.rewards} artOf={artOf} onClose={onClose} />
}
