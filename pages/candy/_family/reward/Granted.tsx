import type { ReactNode } from 'react'
import { GrantedPopup } from '#shared/kit/reward-popup'
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
  return (
    <GrantedPopup
      {...rest}
      open={won.open}
      granted={won.rewards}
      artOf={(reward) => <RewardArt reward={reward} />}
    />
  )
}
