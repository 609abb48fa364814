import {
  answerSister,
  claimSisterAward,
  dissolveSisters,
  getSisterGroup,
  getSisterGroupCard,
  inviteSister,
} from '#shared/api/sister-group'
import { domain } from '../../domain.ts'
import { questionState } from '../../server/question.ts'
import { claimable } from '../../world/claim.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { someone } from '../../world/people.ts'
import { found, Refusal, type RefusalCode } from '../../world/refusal.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { AWARDS, MOST_MEMBERS, SISTER_REFUSALS } from './plan.ts'
import { groupOf, invite, join, leave, pendingAt, sisterOf, sistersAt, whyNot } from './sisters.ts'
import { awardState, cardOf, detailOf } from './view.ts'

const CODES = { inGroup: 2060, pause: 2066, full: 2072, gone: 2007 } satisfies Record<string, RefusalCode>

export const sisterGroup = domain((on, when) => {
  when('gifted', (user, amount) => {
    sisterOf(user).given += amount
  })

  on(getSisterGroup, detailOf)

  on(getSisterGroupCard, cardOf)

  on(inviteSister, (request) => {
    const { user, state, now, input } = request
    const sisters = sistersAt(state, now)
    const other = someone(state, input.toUserId)
    if (other === user) throw new Refusal(5001, SISTER_REFUSALS.myself)
    const [mine, theirs] = [groupOf(sisters, user.id), groupOf(sisters, other.id)]
    if (theirs) {
      if (theirs === mine) throw new Refusal(2060, SISTER_REFUSALS.inMyGroup)
      throw new Refusal(2066, SISTER_REFUSALS.inOtherGroup)
    }
    if (now < sisterOf(user).freeFrom) throw new Refusal(2066, SISTER_REFUSALS.pause)
    if (mine && mine.members.length >= MOST_MEMBERS) throw new Refusal(2072, SISTER_REFUSALS.full)
    const waiting = pendingAt(sisters, now).some(({ from, to }) => from === user.id && to === other.id)
    if (waiting) throw new Refusal(2060, SISTER_REFUSALS.invitedAlready)
    invite(sisters, user.id, other.id, now)
    return detailOf(request)
  })

  on(answerSister, (request) => {
    const { user, state, now, input } = request
    const sisters = sistersAt(state, now)
    const invitation = found(
      sisters.invitations.find(({ id, to }) => id === input.invitationId && to === user.id),
    )
    if (questionState(invitation, now) !== 'pending') throw new Refusal(2007, SISTER_REFUSALS.gone)
    if (input.answer === 'refuse') {
      invitation.answer = 'refused'
      return detailOf(request)
    }
    const obstacle = whyNot(sisters, state, invitation, now)
    if (obstacle) throw new Refusal(CODES[obstacle], SISTER_REFUSALS[obstacle])
    join(sisters, state, invitation, now)
    return detailOf(request)
  })

  on(dissolveSisters, (request) => {
    const { user, state, now, input } = request
    const sisters = sistersAt(state, now)
    const group = groupOf(sisters, user.id)
    if (!group || group.id !== input.groupId) throw new Refusal(2007, SISTER_REFUSALS.noGroup)
    leave(sisters, group, user, now)
    return detailOf(request)
  })

  on(claimSisterAward, (request) => {
    const { user, state, now, input, language } = request
    const award = found(AWARDS.find(({ id }) => id === input.awardId))
    const group = groupOf(sistersAt(state, now), user.id)
    if (!group) throw new Refusal(2066, SISTER_REFUSALS.noGroup)
    claimable({ state: awardState(request, award) })
    const sister = sisterOf(user)
    sister.claimed.add(`${group.id} ${award.id}`)
    checkClaimedHere(user, 'sister-group')
    payOut(user, award.grants)
    return { granted: rewardsOf(award.grants, language), detail: detailOf(request) }
  })
})
