import type { InviteFriends } from '#shared/api/invite-friends'
import type { HandlerRequest } from '../../domain.ts'
import { boardOf, crowdOf } from '../../world/board-of.ts'
import { campaignDates, campaignOf, shareOf } from '../../world/campaign.ts'
import { claimStateOf } from '../../world/claim.ts'
import { HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardOf, rewardsOf } from '../../world/rewards.ts'
import type { Dates } from '../../world/scenario.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { boundTo, codeOf, invitedOf } from './bindings.ts'
import { FRIENDS_ID, LADDER, PRIZES, STEP_GRANTS, STEPS, type Step, words } from './plan.ts'

interface Friends {
  dates: Dates
  /** Who came before the sandbox began, oldest first. */
  earlier: { userId: string; at: number; step: Step }[]
  claimed: Set<number>
  drawn: number
}

/** Well on the way: two rungs to be claimed, some draws left; veteran: all claimed. */
export const friendsOf: (user: User) => Friends = part('invite-friends', (user) => {
  const { progress, phase, empty } = user.scenario
  const dates = campaignDates(user)
  const none = !user.id || empty || phase === 'coming'
  const many = none ? 0 : { fresh: 0, midway: 12, veteran: 34 }[progress]
  return {
    dates,
    earlier: Array.from({ length: many }, (_, at) => ({
      userId: String(83_001 + at),
      at: dates.startAt + (at + 1) * 3 * HOUR,
      step: STEPS[3 - (at % 4)] ?? 'bound',
    })),
    claimed: new Set(many ? (progress === 'veteran' ? LADDER.map(({ need }) => need) : [1]) : []),
    drawn: Math.floor(many / 4),
  }
})

/** How far somebody has come who was bound in this sandbox: what they did in the app says it. */
function stepOf(user: User): Step {
  const { hours, spoke } = invitedOf(user)
  if (hours >= 1) return 'stayed'
  if (spoke > 0) return 'spoke'
  return hours > 0 ? 'entered' : 'bound'
}

/** Friends who came with the person's code, oldest first. */
export function invitedFriends(user: User, state: State) {
  const since = boundTo(user.id, 'friend', state).map(({ userId, at }) => ({
    userId,
    at,
    step: stepOf(state.user(userId)),
  }))
  return [...friendsOf(user).earlier, ...(user.id ? since : [])]
}

const reached = (friends: readonly { step: Step }[], step: Step) =>
  friends.filter((friend) => STEPS.indexOf(friend.step) >= STEPS.indexOf(step)).length

export function entered(user: User, state: State, since = 0): number {
  return reached(
    invitedFriends(user, state).filter(({ at }) => at >= since),
    'entered',
  )
}

export function drawsLeft(user: User, state: State): number {
  return Math.max(0, entered(user, state) - friendsOf(user).drawn)
}

export function ladderOf(user: User, state: State) {
  const { claimed } = friendsOf(user)
  const have = entered(user, state)
  return LADDER.map((rung) => ({
    ...rung,
    id: String(rung.need),
    state: claimStateOf(claimed.has(rung.need), have >= rung.need),
  }))
}

export function viewOf({ user, state, now, language }: HandlerRequest<unknown>): InviteFriends {
  const friends = invitedFriends(user, state)
  const code = user.id ? codeOf('friend', user.id) : ''
  return {
    ...campaignOf(FRIENDS_ID, friendsOf(user).dates, now),
    code,
    path: code
      ? `/download?${new URLSearchParams({ activityId: FRIENDS_ID, extensionOfficerId: user.id, code })}`
      : '',
    steps: STEPS.map((step) => ({
      step,
      title: words[language].steps[step],
      people: reached(friends, step),
      rewards: rewardsOf(STEP_GRANTS[step], language),
    })),
    ladder: ladderOf(user, state).map(({ grants, ...rung }) => ({
      ...rung,
      rewards: rewardsOf(grants, language),
    })),
    draws: drawsLeft(user, state),
    prizes: PRIZES.map(({ id, grant, percent }) => ({ id, reward: rewardOf(grant, language), percent })),
  }
}

export function friendRows(request: HandlerRequest<unknown>) {
  const { user, state } = request
  return invitedFriends(user, state)
    .reverse()
    .map(({ userId, at, step }) => ({ ...publicPerson(state.user(userId)), at, step }))
}

type Ranked = HandlerRequest<{ period?: 'total' | 'day' | undefined; pageNum?: unknown; pageSize?: unknown }>

/** People by friends who entered. */
export function friendBoard(request: Ranked) {
  const { user, state, now, input } = request
  const { dates } = friendsOf(user)
  const { period = 'total' } = input
  const crowd = crowdOf(request, { from: 81_001, size: 50, top: 260, share: shareOf(period, dates, now) })
  const score = entered(user, state, period === 'day' ? midnight(now) : 0)
  return boardOf([...crowd, { user, score }], user, input)
}
