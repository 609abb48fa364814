import {
  getSingRewardHistory,
  getSingRewards,
  getSingTask,
  receiveSingReward,
  type SingClaim,
  type SingLadder,
} from '#shared/api/sing-captain'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { weekStart } from '../../world/calendar.ts'
import { claimable, claimStateOf } from '../../world/claim.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { part, type User } from '../../world/user.ts'
import { AN_HOUR, type Kind, LEVELS, NOTICE, UNITS } from './plan.ts'

type Week = Record<Kind, number>
type Version = '1' | '2' | undefined

interface Singing {
  /** By the Monday's midnight. */
  weeks: Map<number, Week>
  /** Oldest first. */
  claims: { at: number; week: number; level: number }[]
}

const WEEK = 7 * DAY

const singingOf: (user: User) => Singing = part('sing-captain', (user) => {
  const { progress, empty } = user.scenario
  const last = weekStart(user.firstMidnight) - WEEK
  const singing: Singing = { weeks: new Map(), claims: [] }
  if (progress === 'fresh' || empty) return singing
  const great = progress === 'veteran'
  singing.weeks.set(last, {
    songs: great ? 130 : 62,
    micHours: great ? 28 : 14,
    income: great ? 41_000 : 6100,
    duets: great ? 15 : 7,
  })
  singing.weeks.set(last + WEEK, {
    songs: great ? 118 : 34,
    micHours: great ? 26.5 : 8.5,
    income: great ? 23_600 : 3200,
    duets: great ? 14 : 3,
  })
  singing.claims = [{ at: last + DAY, week: last - WEEK, level: 1 }]
  for (const level of great ? [1, 2, 3] : [])
    singing.claims.push({ at: last + WEEK + HOUR, week: last, level })
  return singing
})

function weekOf(user: User, start: number): Week {
  const { weeks } = singingOf(user)
  const week = weeks.get(start) ?? { songs: 0, micHours: 0, income: 0, duets: 0 }
  weeks.set(start, week)
  return week
}

const kindsOf = (version: Version): readonly Kind[] =>
  version === '2' ? ['songs', 'micHours', 'income', 'duets'] : ['songs', 'micHours', 'income']

/** Targets of a level, 1 to 3. */
function targetsOf({ say }: HandlerRequest<unknown>, done: Week, level: number, version: Version) {
  const needs = LEVELS[level - 1]?.needs ?? done
  return kindsOf(version).map((kind) => ({
    kind,
    progress: Math.min(done[kind], needs[kind]),
    target: needs[kind],
    unit: say(UNITS[kind]),
  }))
}

/** The last level of which every target is met, 0 for none. */
function levelOf(done: Week, version: Version): number {
  return LEVELS.filter(({ needs }) => kindsOf(version).every((kind) => done[kind] >= needs[kind])).length
}

const span = (start: number) => ({ startAt: start, endAt: start + WEEK })

function ladderOf(request: HandlerRequest<{ version?: Version }>): SingLadder {
  const { user, now, language, say, input } = request
  const start = weekStart(now) - WEEK
  const done = weekOf(user, start)
  // People whose campaigns are being settled wait for these as well.
  const late = user.scenario.phase === 'ended'
  const reached = late ? 0 : levelOf(done, input.version)
  const claimed = (level: number) =>
    singingOf(user).claims.some((each) => each.week === start && each.level === level)
  return {
    week: span(start),
    steps: (user.scenario.empty ? [] : LEVELS).map(({ grants }, at) => ({
      level: at + 1,
      needs: targetsOf(request, done, at + 1, input.version),
      rewards: rewardsOf(grants, language),
      state: claimStateOf(claimed(at + 1), reached > at),
    })),
    claimUntil: start + 2 * WEEK,
    notice: late ? say(NOTICE.late) : '',
  }
}

export const singCaptain = domain((on, when) => {
  when('hosted', (user, hours, now) => {
    const week = weekOf(user, weekStart(now))
    week.micHours += hours
    week.songs += Math.floor(hours * AN_HOUR.songs)
    week.duets += Math.floor(hours * AN_HOUR.duets)
  })
  when('gifted', (user, coins, now) => {
    weekOf(user, weekStart(now)).income += coins
  })

  on(getSingTask, (request) => {
    const { user, now, input } = request
    const start = weekStart(now)
    const done = weekOf(user, start)
    const level = levelOf(done, input.version)
    return {
      captain: publicPerson(user),
      week: span(start),
      updatedAt: now - (now % (HOUR / 2)),
      targets: targetsOf(request, done, Math.min(LEVELS.length, level + 1), input.version),
      level,
    }
  })

  on(getSingRewards, ladderOf)

  on(receiveSingReward, (request) => {
    const { user, input, now } = request
    const level = Number(input.level)
    const { rewards: granted } = claimable(ladderOf(request).steps.find((step) => step.level === level))
    singingOf(user).claims.push({ at: now, week: weekStart(now) - WEEK, level })
    payOut(user, LEVELS[level - 1]?.grants ?? [])
    return { granted, ladder: ladderOf(request) }
  })

  on(getSingRewardHistory, ({ user, input, language }) => {
    const claims = singingOf(user).claims.map(
      ({ at, week, level }, index): SingClaim => ({
        id: String(index + 1),
        at,
        week: span(week),
        level,
        rewards: rewardsOf(LEVELS[level - 1]?.grants ?? [], language),
      }),
    )
    return pageOf(claims.reverse(), input)
  })
})
