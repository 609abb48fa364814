import { applyWithdraw } from '#shared/api/withdraw'
import { useFollowed } from '#shared/features/mutation'

/** What a person asks for: how much, for how much net, to which channel. Nothing of it is a bank's detail or a proof. */
interface WithdrawRequest {
  amount: string
  net: string
  channelId: string
  couponId?: string
}

/** What proves the person. */
interface Proof {
  mobile: string
  countryCode: string
  code: string
}

/** The person's current withdrawal, in any state. */
export type Withdrawing = ReturnType<typeof useWithdrawal>

/** @param onElsewhere Called when another tab has begun or ended one. */
export const useWithdrawal = (onElsewhere: () => void) =>
  useFollowed<WithdrawRequest, Proof, Answer>(applyWithdraw, onElsewhere)

type Answer = NonNullable<(typeof applyWithdraw)['output']['~types']>['output']
