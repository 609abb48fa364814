import type { CpCandidate, CpDetail, CpQuestion } from '#shared/api/cp'
import type { HandlerRequest } from '../../domain.ts'
import { type Question, questionState } from '../../server/question.ts'
import { crowdOf, ranked } from '../../world/board-of.ts'
import { campaignOf, shareGone } from '../../world/campaign.ts'
import { claimStateOf } from '../../world/claim.ts'
import { midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { type Couple, coupleOf, couplesAt, cpPartOf, isPaired, sweetnessOf } from './couples.ts'
import { ACTIVITY_ID, CANDIDATES, COUPLES, LEVELS, levelFor, PLACES, words } from './plan.ts'

export function detailOf(request: HandlerRequest<unknown>): CpDetail {
  const { user, state, now, language } = request
  const all = couplesAt(state, now)
  const couple = coupleOf(all, user.id)
  const partner = couple?.people.find(({ userId }) => userId !== user.id)
  const question = couple ? undefined : lastQuestion(request)
  const waiting = all.questions.filter(
    (each) => each.to === user.id && questionState(each, now) === 'pending',
  )
  return {
    ...campaignOf(ACTIVITY_ID, cpPartOf(user).dates, now),
    state: couple ? 'paired' : question?.state === 'pending' ? 'asking' : 'single',
    me: publicPerson(user),
    partner: partner ? publicPerson(state.user(partner.userId)) : null,
    pairedAt: couple?.at ?? null,
    asked: question ?? null,
    questions: couple
      ? []
      : waiting.reverse().map((each) => ({
          ...publicPerson(state.user(each.from)),
          at: each.at,
          expiresAt: each.expiresAt,
          state: 'pending' as const,
        })),
    level: couple?.level ?? 0,
    sweetness: couple ? sweetnessOf(couple, state) - couple.spent : 0,
    levels: LEVELS.map(({ level, price, grants }, at) => ({
      level: at + 1,
      name: words[language].levels[level],
      price,
      rewards: rewardsOf(grants, language),
      state: levelState(request, at + 1),
    })),
    prizes: PLACES.map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) })),
  }
}

/** The last person asked, unless that request was withdrawn or accepted. */
function lastQuestion({ user, state, now }: HandlerRequest<unknown>): CpQuestion | undefined {
  const { questions } = couplesAt(state, now)
  const last: Question | undefined = questions.filter(({ from }) => from === user.id).at(-1)
  if (!last) return undefined
  const answer = questionState(last, now)
  if (answer === 'withdrawn' || answer === 'accepted') return undefined
  const { at, expiresAt } = last
  return { ...publicPerson(state.user(last.to)), at, expiresAt, state: answer }
}

/** The state of a level's prizes for the person. */
export function levelState({ user, state, now }: HandlerRequest<unknown>, level: number) {
  const couple = coupleOf(couplesAt(state, now), user.id)
  return claimStateOf(cpPartOf(user).claimed.has(level), (couple?.level ?? 0) >= level)
}

/** A few free people, other ones each day. */
export function recommended({ user, state, now, language }: HandlerRequest<unknown>): CpCandidate[] {
  if (user.scenario.empty) return []
  const all = couplesAt(state, now)
  const first = CANDIDATES.from + user.seeded(`cp ${midnight(now)}`).whole(0, CANDIDATES.size)
  const ids = Array.from({ length: CANDIDATES.size }, (_, nth) => String(first + nth))
  return ids
    .filter((id) => id !== user.id && !isPaired(all, id))
    .slice(0, CANDIDATES.shown)
    .map((id) => {
      const person = state.user(id)
      const online = person.seeded('cp online').whole(0, 1) === 1
      const near = Math.abs(person.level - user.level) <= 5
      return {
        ...publicPerson(person),
        level: person.level,
        signature: person.signature,
        online,
        reason: words[language].reasons[online ? 'online' : near ? 'level' : 'active'],
      }
    })
}

/** Couples by all their sweetness, and the person's own without a place. */
export function coupleRows(request: HandlerRequest<unknown>) {
  const { user, state, now } = request
  const crowd = crowdOf(request, { ...COUPLES, share: shareGone(cpPartOf(user).dates, now) }).map(
    ({ user: one, score }, at) => ({
      id: one.id,
      people: [publicPerson(one), publicPerson(state.user(String(COUPLES.others + at)))],
      level: levelFor(score),
      score,
    }),
  )
  const couple = coupleOf(couplesAt(state, now), user.id)
  const own = couple ? rowOf(request, couple) : undefined
  const rows = ranked(own ? [...crowd, own] : crowd)
  return { rows, mine: rows.find(({ id }) => id === own?.id) ?? (own && { ...own, rank: 0 }) }
}

function rowOf({ state }: HandlerRequest<unknown>, couple: Couple) {
  return {
    id: `couple-${couple.id}`,
    people: couple.people.map(({ userId }) => publicPerson(state.user(userId))),
    level: couple.level,
    score: sweetnessOf(couple, state),
  }
}
