import { RewardArt } from '#shared/campaign/reward'
import { laterPopup } from '#shared/kit/later-popup'
import { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import type { GrantedProps } from './Granted.tsx'

const Popup = laterPopup(
  () => import('./Granted.tsx').then(({ Granted }) => Granted),
  ({ won, countOf }: GrantedProps) => won.rewards.map((reward) => ({ ...reward, count: countOf(reward) })),
)

/**
 * The popup of granted rewards; its content is `Granted`, and stays while the popup closes. What draws, counts and adds up rewards
 * comes from here: a part on demand cannot share it with another (scripts/vite/preload-helper.ts).
 */
export const ClaimPopup = (props: Omit<GrantedProps, 'open' | 'sums' | 'countOf'>) => (
  <Popup
    {...props}
    draw={(reward) => <RewardArt reward={reward} draw={props.draw} />}
    sums={sumRewards(props.won.rewards)}
    countOf={useRewardCount()}
    open={props.won.open}
  />
)
