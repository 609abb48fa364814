import { RewardPopup } from '#shared/kit/reward-popup'
import { useRewards } from '../rewards/use-rewards.tsx'
import type { Claims } from './use-task-claim.ts'

/** What a claim gave. */
export function Won({ won, close }: Pick<Claims, 'won' | 'close'>) {
  const rewards = useRewards(won.rewards)
  return <RewardPopup open={won.open} rewards={rewards} onClose={close} />
}
