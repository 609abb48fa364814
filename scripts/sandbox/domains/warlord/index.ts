import { getSwitchDay, getTaskList, postSwitchDay, receiveReward } from '#shared/api/warlord'
import { battlePay, readPost, setGoal } from '#shared/api/warlord-acts'
import { domain, type HandlerRequest } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import { found, notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { payOut, rewardsOf, summed } from '../../world/rewards.ts'
import type { User } from '../../world/user.ts'
import { hallOf } from '../room/index.ts'
import { advancedRefusal, boardOf, dayOf } from './board.ts'
import { claimAll, claimOne } from './claims.ts'
import { currentDay, dayState } from './days.ts'
import { GOAL_DAYS, GOALS, LESSON_GRANT, lessonId, PRICE, SEASON, type TaskKind } from './plan.ts'
import { type Season, seasonOf } from './season.ts'

/** The hall must exist; once one is chosen it stays. */
function checkHall(season: Season, roomId: string, { language, state }: HandlerRequest<unknown>): void {
  found(hallOf(roomId, language, state))
  if (season.roomId && season.roomId !== roomId) throw new Refusal(2007, REFUSALS.hallFixed)
}

/** Adds to what was done on the day that is worked at. */
function work(kind: TaskKind) {
  return (user: User, amount: number, now: number) => {
    const season = seasonOf(user)
    if (now < season.dates.startAt || now >= season.dates.endAt) return
    const day = currentDay(season, now)
    const done = season.done.get(day) ?? {}
    season.done.set(day, { ...done, [kind]: (done[kind] ?? 0) + amount })
  }
}

export const warlord = domain((on, when) => {
  when('hosted', work('host'))
  when('greeted', work('guests'))
  when('gifted', work('flow'))

  on(getTaskList, boardOf)

  on(getSwitchDay, (request) => {
    const day = Number(request.input.day)
    if (!Number.isInteger(day) || day < 1 || day > SEASON.days) throw notFound()
    const locked = dayState(seasonOf(request.user), day, request.now) === 'locked'
    if (locked) throw new Refusal(2007, REFUSALS.dayLocked)
    return dayOf(request, day)
  })

  on(postSwitchDay, (request) => {
    const { input, user, now } = request
    const season = seasonOf(user)
    const day = Number(input.day)
    checkRunning(season.dates, now)
    if (dayState(season, day, now) !== 'missed' || day < 1) throw new Refusal(2007, REFUSALS.dayNotMissed)
    if (season.catchUpsLeft < 1) throw new Refusal(2072, REFUSALS.noCatchUps)
    season.catchUpsLeft--
    season.opened.add(day)
    return boardOf(request)
  })

  on(receiveReward, (request) => {
    const { input, user, language, now } = request
    const season = seasonOf(user)
    if (now < season.dates.startAt) throw new Refusal(5101, REFUSALS.notOpen)
    const grants =
      input.kind === 'all'
        ? claimAll(season, request)
        : claimOne(season, `${input.kind} ${input.id}`, request)
    payOut(user, grants)
    return { granted: rewardsOf(summed(grants), language), board: boardOf(request) }
  })

  on(setGoal, (request) => {
    const { input, user, now } = request
    const season = seasonOf(user)
    checkRunning(season.dates, now)
    if (season.goal) throw new Refusal(2060, REFUSALS.goalSet)
    if (now >= season.dates.startAt + GOAL_DAYS * DAY) throw new Refusal(5101, REFUSALS.goalClosed)
    const goal = found(GOALS.find(({ id }) => id === input.goalId))
    checkHall(season, String(input.roomId), request)
    season.goal = goal.id
    season.roomId = String(input.roomId)
    return boardOf(request)
  })

  on(readPost, (request) => {
    const { input, user, now, language } = request
    const season = seasonOf(user)
    checkRunning(season.dates, now)
    const day = Number(/^lesson-(\d+)$/.exec(String(input.id))?.[1])
    if (lessonId(day) !== input.id || day < 1 || day > SEASON.days) throw notFound()
    const state = dayState(season, day, now)
    if (state === 'locked' || state === 'missed') throw new Refusal(2007, REFUSALS.dayLocked)
    if (season.read.has(lessonId(day))) throw new Refusal(2060, REFUSALS.alreadyClaimed)
    season.read.add(lessonId(day))
    if (!season.done.has(day)) season.done.set(day, {})
    payOut(user, [LESSON_GRANT])
    return { granted: rewardsOf([LESSON_GRANT], language), board: boardOf(request) }
  })

  on(battlePay, (request) => {
    const { input, user, now } = request
    const season = seasonOf(user)
    if (input.seasonId !== SEASON.id) throw notFound()
    const refusal = advancedRefusal(season, user.scenario.progress === 'veteran', now)
    if (refusal) throw new Refusal(refusal.code, refusal.reason)
    checkHall(season, String(input.roomId), request)
    if (Number(input.price) !== PRICE) throw new Refusal(2007, REFUSALS.priceChanged)
    if (user.coins < PRICE) throw new Refusal(2072, REFUSALS.tooFewCoins)
    user.coins -= PRICE
    season.advanced = true
    season.roomId = String(input.roomId)
    return { orderId: `battle-${SEASON.id}-${user.id}`, paidAt: now, price: PRICE, balance: user.coins }
  })
})
