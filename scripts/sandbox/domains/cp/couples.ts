import type { HandlerRequest } from '../../domain.ts'
import { ordinaryAnswer, type Question, questionState } from '../../server/question.ts'
import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { sceneUrl } from '../../world/media/index.ts'
import { Refusal } from '../../world/refusal.ts'
import { type Dates, phaseAt, SCENARIOS } from '../../world/scenario.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { COUPLES, CP_REFUSALS, DAYS, LEVELS, QUESTION_LASTS } from './plan.ts'

export interface Couple {
  id: string
  at: number
  level: number
  /** Sweetness that levels took. */
  spent: number
  /** A couple; only gifts after `at` count. */
  people: { userId: string; givenBefore: number }[]
  /** Oldest first. */
  photos: { id: string; url: string; at: number; by: string }[]
}

/** All couples and questions: people see each other's. */
interface Couples {
  couples: Couple[]
  /** Oldest first. */
  questions: Question[]
}

/** What a person has for themselves. */
interface CpPart {
  dates: Dates
  /** PP coin given away in gifts while the campaign ran. */
  given: number
  claimed: Set<number>
}

export const cpPartOf: (user: User) => CpPart = part('cp', (user) => ({
  dates: campaignDates(user, DAYS),
  given: 0,
  claimed: new Set(),
}))

export function give(user: User, coins: number, at: number): void {
  const cp = cpPartOf(user)
  if (phaseAt(at, cp.dates) === 'running') cp.given += coins
}

/** The current state: people without a scenario have answered their requests. */
export function couplesAt(state: State, now: number): Couples {
  const all = state.shared('cp', () => seed(state))
  for (const question of all.questions) {
    const said = ordinaryAnswer(question, now)
    if (!said) continue
    question.answer = 'refused'
    const free = !isPaired(all, question.from) && !isPaired(all, question.to)
    if (said.yes && free) pair(all, state, question, said.at)
  }
  return all
}

export function coupleOf({ couples }: Couples, userId: string): Couple | undefined {
  return couples.find(({ people }) => people.some((person) => person.userId === userId))
}

/** Whether a person is paired, in this sandbox or among the couples that exist from the start. */
export function isPaired(all: Couples, userId: string): boolean {
  const number = Number(userId)
  const isIn = (from: number) => number >= from && number < from + COUPLES.size
  return coupleOf(all, userId) !== undefined || isIn(COUPLES.from) || isIn(COUPLES.others)
}

/** The total sweetness of a couple. */
export function sweetnessOf({ people }: Couple, state: State): number {
  return people.reduce(
    (sum, { userId, givenBefore }) => sum + cpPartOf(state.user(userId)).given - givenBefore,
    0,
  )
}

export function ask(all: Couples, from: string, to: string, at: number): void {
  all.questions.push({
    id: String(all.questions.length + 1),
    from,
    to,
    at,
    expiresAt: at + QUESTION_LASTS,
  })
}

/** The open question of one person to another. */
export function questionOf(all: Couples, from: string, to: string, now: number): Question | undefined {
  return all.questions.find(
    (question) => question.from === from && question.to === to && questionState(question, now) === 'pending',
  )
}

/** Makes two people a couple and withdraws their other requests. */
export function pair({ couples, questions }: Couples, state: State, question: Question, at: number): void {
  const { from, to } = question
  question.answer = 'accepted'
  for (const other of questions) {
    const open = other.answer === undefined && (other.from === from || other.from === to)
    if (open) other.answer = 'withdrawn'
  }
  const people = [from, to].map((userId) => ({
    userId,
    givenBefore: cpPartOf(state.user(userId)).given,
  }))
  couples.push({ id: String(couples.length + 1), at, level: 0, spent: 0, people, photos: [] })
}

/** Takes what the next level costs. */
export function levelUp(couple: Couple): void {
  couple.spent += LEVELS[couple.level]?.price ?? 0
  couple.level++
}

/** A few photos, put there in turn, one a day. */
const photosOf = (people: readonly string[], at: number) =>
  [2, 5, 8, 11, 13].map((scene, day) => ({
    id: `wall-${day + 1}`,
    url: sceneUrl(scene),
    at: at + day * DAY,
    by: people[day % people.length] ?? '',
  }))

/** The person's couple. Throws a Refusal with code 2066. */
export function ownCouple({ user, state, now }: HandlerRequest<unknown>): Couple {
  const couple = coupleOf(couplesAt(state, now), user.id)
  if (!couple) throw new Refusal(2066, CP_REFUSALS.notPaired)
  return couple
}

/** Who was there before anybody did anything. */
function seed(state: State): Couples {
  const all: Couples = { couples: [], questions: [] }
  for (const [nth, [id, { phase, progress, empty }]] of Object.entries(SCENARIOS).entries()) {
    const user = state.user(id)
    const other = state.user(String(84_011 + nth * 10))
    if (empty || phase === 'coming') continue
    if (progress === 'fresh') {
      ask(all, other.id, id, state.firstMidnight)
      continue
    }
    const at = cpPartOf(user).dates.startAt + HOUR
    pair(all, state, { id: '', from: other.id, to: id, at, expiresAt: at + DAY }, at)
    const couple = coupleOf(all, id)
    if (progress === 'veteran') couple?.photos.push(...photosOf([other.id, id], at))
    const levels = progress === 'veteran' ? LEVELS.length : 2
    for (let level = 0; couple && level < levels; level++) levelUp(couple)
    cpPartOf(user).given += progress === 'veteran' ? 20_000 : 1_600
    cpPartOf(other).given += progress === 'veteran' ? 8_000 : 800
    for (let level = 1; level <= (progress === 'veteran' ? levels : 1); level++)
      cpPartOf(user).claimed.add(level)
  }
  return all
}
