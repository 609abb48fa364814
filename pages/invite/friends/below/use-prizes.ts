import { type InviteFriends, luckDraw, receiveInviteReward } from '#shared/api/invite-friends'
import { useWheel } from '#shared/campaign/wheel/use-wheel'
import { useAfterLogin } from '#shared/features/login'
import { update, useClaimMutation, useLock } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

export type Prizes = ReturnType<typeof usePrizes>

/** What friends bring: rungs to claim, and spins of the wheel. */
export function usePrizes(call: Query<InviteFriends>, prizes: InviteFriends['prizes']) {
  const afterLogin = useAfterLogin()
  const wheel = useWheel(prizes)
  const lock = useLock()
  const both = { updates: [update(call, (answer: { friends: InviteFriends }) => answer.friends)], lock }
  const rungs = useClaimMutation(receiveInviteReward, both)
  const draws = useClaimMutation(luckDraw, {
    ...both,
    async reveal(asked) {
      const drawn = await asked
      if (drawn.ok) await wheel.turnTo(drawn.data.prizeId)
    },
  })
  return { wheel, rungs, draws, spin: afterLogin(() => draws.claim({})) }
}
