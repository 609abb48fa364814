import { applyWithdraw } from '#shared/api/withdraw'
import { useFollowed } from '#shared/features/mutation'

/** What a person decided: how much, for how much net, to which channel. Nothing of it is a bank's detail or a proof. */
interface Decision {
  amount: string
  net: string
  channelId: string
  couponId?: string
}

/** What shows that the person decides. */
interface Proof {
  mobile: string
  countryCode: string
  code: string
}

/** The person's decision to withdraw, wherever it stands. */
export type Withdrawing = ReturnType<typeof useWithdrawal>

/** @param onElsewhere Hears that another tab has begun or ended one. */
export const useWithdrawal = (onElsewhere: () => void) =>
  useFollowed<Decision, Proof, Answer>(applyWithdraw, onElsewhere)

type Answer = NonNullable<(typeof applyWithdraw)['output']['~types']>['output']
