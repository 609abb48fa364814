import type { HandlerRequest } from '../../domain.ts'
import { boardOf, crowdOf } from '../../world/board-of.ts'
import { campaignOf, shareGone } from '../../world/campaign.ts'
import { claimStateOf } from '../../world/claim.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { leftToday } from '../../world/daily.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import type { User } from '../../world/user.ts'
import { type Boss, pointsOf, progressOf, type RecallPart, type Return, recallOf } from './part.ts'
import { permissionOf } from './permission.ts'
import {
  ACTIVITY_ID,
  COOLDOWN_HOURS,
  LEVELS,
  MESSAGES_A_DAY,
  PLACES,
  PRICES,
  priceOf,
  SIGN_PRIZES,
  TASKS,
  WELCOME,
  words,
} from './plan.ts'

export function overviewOf(request: HandlerRequest<{ captainId?: string | number | undefined }>) {
  const { user, input, now, state, language } = request
  const recall = recallOf(user, now)
  const inviter = input.captainId === undefined ? null : publicPerson(someone(state, input.captainId))
  return {
    ...campaignOf(ACTIVITY_ID, recall.dates, now),
    prices: [...PRICES],
    places: PLACES.map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) })),
    welcome: rewardsOf(WELCOME, language),
    inviter,
    me: user.id
      ? {
          ...publicPerson(user),
          invited: [...recall.sent.values()].reduce((sum, { length }) => sum + length, 0),
          recalled: recall.returns.length,
          earned: recall.returns.reduce((sum, { value }) => sum + priceOf(value), 0),
          rank: ranksOf(request, {}).mine?.rank ?? 0,
        }
      : null,
  }
}

export function ranksOf(
  { user, state, now }: HandlerRequest<unknown>,
  paging: { pageNum?: unknown; pageSize?: unknown },
) {
  const recall = recallOf(user, now)
  const crowd = crowdOf(
    { user, state },
    { from: 82_001, size: 40, top: 2400, share: shareGone(recall.dates, now) },
  )
  const own = user.id ? [{ user, score: pointsOf(recall) }] : []
  return boardOf([...crowd, ...own], user, paging)
}

export function bossOf(boss: Boss, { user, state, now }: HandlerRequest<unknown>) {
  const { sent, returns } = recallOf(user, now)
  const { userId, value, lastSeenAt } = boss
  const back = returns.some((each) => each.userId === userId)
  const last = sent.get(userId)?.at(-1)
  const nextAt = last === undefined ? 0 : last + COOLDOWN_HOURS * HOUR
  return {
    ...publicPerson(state.user(userId)),
    lastSeenAt,
    daysAway: Math.floor((now - lastSeenAt) / DAY),
    value,
    price: priceOf(value),
    state: back ? ('recalled' as const) : last === undefined ? ('open' as const) : ('invited' as const),
    nextAt: !back && nextAt > now ? nextAt : null,
  }
}

export function messagesOf({ sent }: RecallPart, now: number) {
  const today = midnight(now)
  const used = [...sent.values()].flat().filter((at) => midnight(at) === today).length
  return { left: leftToday({ day: today, used }, MESSAGES_A_DAY, now), total: MESSAGES_A_DAY }
}

/** A boss who returned, with what they did since; simulated unless somebody acts for them in this sandbox. */
export function returnOf({ userId, at, value }: Return, { user, state, now }: HandlerRequest<unknown>) {
  const boss = state.user(userId)
  const { dates } = recallOf(user, now)
  const days = (Math.min(now, dates.endAt) - at) / DAY
  const own = recallOf(boss, now)
  const real = own.captainId === user.id ? own : undefined
  return {
    ...publicPerson(boss),
    recalledAt: at,
    given: real?.given ?? Math.floor(value * 0.03 * days),
    signed: real?.signed.boss.times ?? Math.min(SIGN_PRIZES.boss.length, Math.floor(days) + 1),
    earned: priceOf(value),
  }
}

export function tasksOf({ user, now, language }: HandlerRequest<unknown>) {
  const recall = recallOf(user, now)
  const { tasks, units } = words[language]
  return {
    date: midnight(now),
    tasks: TASKS.map(({ id, target, unit, points, doneBy }) => {
      const progress = Math.min(target, progressOf(recall, id, now))
      const done = progress >= target
      return { id, ...tasks[id], progress, target, unit: units[unit], points, done, doneBy }
    }),
  }
}

export function levelsOf({ user, now, language }: HandlerRequest<unknown>) {
  const recall = recallOf(user, now)
  const points = pointsOf(recall)
  return {
    level: LEVELS.filter((level) => points >= level.points).length,
    points,
    list: LEVELS.map((level, at) => ({
      level: at + 1,
      points: level.points,
      rewards: rewardsOf(level.grants, language),
      state: claimStateOf(recall.claimedLevels.has(at + 1), points >= level.points),
    })),
  }
}

export function signingOf(request: HandlerRequest<{ captainId?: string | number | undefined }>) {
  const { user, now, language } = request
  const { role, reason } = permissionOf(request)
  const { times } = recallOf(user, now).signed[role]
  const today = hasSignedToday(user, role, now)
  return {
    signed: times,
    signedToday: today,
    list: SIGN_PRIZES[role].map((grants, at) => ({
      day: at + 1,
      rewards: rewardsOf(grants, language),
      state: claimStateOf(at < times, at === times && !today && !reason && user.id !== ''),
    })),
  }
}

export function hasSignedToday(user: User, role: 'captain' | 'boss', now: number): boolean {
  return recallOf(user, now).signed[role].day === midnight(now)
}
