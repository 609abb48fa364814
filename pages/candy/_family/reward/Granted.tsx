import type { ReactNode } from 'react'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { RewardArt } from './RewardArt.tsx'
import type { Won } from './won.ts'

/** What a box, a stamp or a thank-you gave. It keeps its content while it leaves. */
export function Granted(props: {
  won: Won
  title?: string | undefined
  note?: string | undefined
  actions?: ReactNode
  onClose: () => void
}) {
  const { won, ...rest } = props
  const countOf = useRewardCount()
  return (
    <RewardPopup
      {...rest}
      open={won.open}
      rewards={won.rewards.map((reward) => ({
        id: `${reward.id} ${reward.days}`,
        name: reward.name,
        count: countOf(reward),
        art: <RewardArt reward={reward} />,
      }))}
    />
  )
}
