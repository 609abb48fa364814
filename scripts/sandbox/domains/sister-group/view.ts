import type { SisterAward, SisterGroupDetail, SisterInvitation } from '#shared/api/sister-group'
import type { HandlerRequest } from '../../domain.ts'
import { type Question, questionState } from '../../server/question.ts'
import { claimStateOf } from '../../world/claim.ts'
import { publicPerson } from '../../world/people.ts'
import { notFound } from '../../world/refusal.ts'
import { rewardsOf, summed } from '../../world/rewards.ts'
import { fill } from '../../world/text.ts'
import { AWARDS, CANDIDATES, MOST_MEMBERS, SISTER_REFUSALS, words } from './plan.ts'
import { type Group, groupOf, memberPoints, pendingAt, pointsOf, sisterOf, sistersAt } from './sisters.ts'

export function detailOf(request: HandlerRequest<unknown>): SisterGroupDetail {
  const { user, state, now, language } = request
  const sisters = sistersAt(state, now)
  const group = groupOf(sisters, user.id)
  const { freeFrom } = sisterOf(user)
  const invitationOf = (invitation: Question): SisterInvitation => {
    const answer = questionState(invitation, now)
    return {
      id: invitation.id,
      person: publicPerson(state.user(invitation.from === user.id ? invitation.to : invitation.from)),
      at: invitation.at,
      expiresAt: invitation.expiresAt,
      state: answer === 'withdrawn' ? 'expired' : answer,
    }
  }
  const newest = [...sisters.invitations].reverse()
  return {
    group: group ? groupView(request, group) : null,
    invitations: {
      received: newest.filter(({ to }) => to === user.id).map(invitationOf),
      sent: newest.filter(({ from }) => from === user.id).map(invitationOf),
    },
    candidates: candidatesFor(request).map(publicPerson),
    awards: awardsOf(request),
    forfeits: {
      points: group ? pointsOf(group, state) : 0,
      rewards: rewardsOf(summed(unclaimed(request).flatMap(({ grants }) => grants)), language),
    },
    freeFrom: now < freeFrom ? freeFrom : null,
    rules: words[language].rules,
  }
}

function groupView({ state, language }: HandlerRequest<unknown>, group: Group) {
  const members = group.members.map((member, at) => ({
    ...publicPerson(state.user(member.userId)),
    leader: at === 0,
    joinedAt: member.joinedAt,
    points: memberPoints(member, state),
  }))
  return {
    id: group.id,
    name: fill(words[language].name, { leader: members[0]?.nickname ?? '' }),
    foundedAt: group.foundedAt,
    points: pointsOf(group, state),
    members,
    most: MOST_MEMBERS,
  }
}

/** A group as everybody sees it. Throws a Refusal with code 4040. */
export function cardOf(request: HandlerRequest<{ groupId: string | number }>) {
  const { user, state, now, input, language } = request
  const { groups } = sistersAt(state, now)
  const group = groups.find(({ id }) => id === String(input.groupId))
  if (!group) throw notFound(SISTER_REFUSALS.ended)
  const points = pointsOf(group, state)
  return {
    group: groupView(request, group),
    mine: group.members.some(({ userId }) => userId === user.id),
    awards: AWARDS.filter((award) => points >= award.points).map(({ id, grants }) => ({
      id,
      name: words[language].awards[id],
      rewards: rewardsOf(grants, language),
    })),
  }
}

/** The state of an award for me. */
export function awardState({ user, state, now }: HandlerRequest<unknown>, award: (typeof AWARDS)[number]) {
  const group = groupOf(sistersAt(state, now), user.id)
  const claimed = sisterOf(user).claimed.has(`${group?.id} ${award.id}`)
  return claimStateOf(claimed, group !== undefined && pointsOf(group, state) >= award.points)
}

function unclaimed(request: HandlerRequest<unknown>) {
  return AWARDS.filter((award) => awardState(request, award) === 'claimable')
}

function awardsOf(request: HandlerRequest<unknown>): SisterAward[] {
  const { language } = request
  return AWARDS.map((award) => ({
    id: award.id,
    name: words[language].awards[award.id],
    points: award.points,
    rewards: rewardsOf(award.grants, language),
    state: awardState(request, award),
  }))
}

/** A few people without a group whom I have not invited yet. */
function candidatesFor({ user, state, now }: HandlerRequest<unknown>) {
  if (user.scenario.empty) return []
  const sisters = sistersAt(state, now)
  const invited = new Set(pendingAt(sisters, now).flatMap(({ from, to }) => (from === user.id ? [to] : [])))
  const first = user.seeded('sisters').whole(0, CANDIDATES.size)
  return Array.from({ length: CANDIDATES.size }, (_, nth) => String(CANDIDATES.from + first + nth))
    .filter((id) => !invited.has(id) && !groupOf(sisters, id))
    .slice(0, CANDIDATES.shown)
    .map((id) => state.user(id))
}
