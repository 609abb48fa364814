import type { BossRecord } from '#shared/api/new-cap'
import type { HandlerRequest } from '../../domain.ts'
import { boardOf, crowdOf } from '../../world/board-of.ts'
import { campaignDates, shareOf } from '../../world/campaign.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import type { User } from '../../world/user.ts'
import { boundTo, invitedOf } from './bindings.ts'
import { BOSS } from './plan.ts'

/** Bosses whom the captain invited before the sandbox began, oldest first. */
function earlierBosses(user: User) {
  const { progress, phase, empty } = user.scenario
  const none = !user.id || empty || phase === 'coming'
  const many = none ? 0 : { fresh: 0, midway: 6, veteran: 26 }[progress]
  const { startAt } = campaignDates(user)
  return Array.from({ length: many }, (_, at) => {
    const boundAt = startAt + (at + 1) * 4 * HOUR
    // Of four: one effective, one active, one lost, one who never came.
    const gifts = [2600 + at * 40, 320, 80, 0][at % 4] ?? 0
    const seenAt = [boundAt + 2 * HOUR, user.firstMidnight, boundAt + HOUR, 0][at % 4] ?? 0
    return { userId: String(84_001 + at), at: boundAt, gifts, seenAt }
  })
}

/** Bosses whom the captain invited, newest first. */
export function bossRows({ user, state, now }: HandlerRequest<unknown>): BossRecord[] {
  const since = boundTo(user.id, 'boss', state).map(({ userId, at }) => {
    const { gifts, seenAt } = invitedOf(state.user(userId))
    return { userId, at, gifts, seenAt }
  })
  return [...earlierBosses(user), ...(user.id ? since : [])]
    .map(({ userId, at, gifts, seenAt }) => {
      const effective = gifts >= BOSS.threshold
      const lost = seenAt > 0 && now - seenAt >= BOSS.lostAfterDays * DAY
      const come = seenAt > 0 ? ('active' as const) : ('bound' as const)
      return {
        id: `${user.id}-${userId}`,
        ...publicPerson(state.user(userId)),
        at,
        state: effective ? ('effective' as const) : lost ? ('lost' as const) : come,
        gifts,
        received: effective ? BOSS.brings : 0,
        seenAt: seenAt || null,
      }
    })
    .reverse()
}

type Ranked = HandlerRequest<{ period?: 'total' | 'day' | undefined; pageNum?: unknown; pageSize?: unknown }>

/** Captains by effective bosses. */
export function bossBoard(request: Ranked) {
  const { user, now, input } = request
  const { period = 'total' } = input
  const since = period === 'day' ? midnight(now) : 0
  const share = shareOf(period, campaignDates(user), now)
  const crowd = crowdOf(request, { from: 82_001, size: 40, top: 120, share })
  const score = bossRows(request).filter(({ state, at }) => state === 'effective' && at >= since).length
  return boardOf([...crowd, { user, score }], user, input)
}
