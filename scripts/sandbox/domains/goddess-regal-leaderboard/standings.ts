import type { RegalRow } from '#shared/api/goddess-regal-leaderboard'
import type { HandlerRequest } from '../../domain.ts'
import { crowdOf, type Entrant, ranked } from '../../world/board-of.ts'
import { campaignDates, paceOf } from '../../world/campaign.ts'
import { HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { type Dates, phaseAt } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { BOARDS, type Board, DAYS, GODDESS, OWN_CHARM, SUPPORTERS } from './plan.ts'

export type Period = 'total' | 'day'

/** A person's part in the campaign as it is remembered. */
interface RegalPart {
  dates: Dates
  /** Gifts given to the first of the charm board, in PP coin. */
  given: { at: number; amount: number }[]
}

export const regalPartOf: (user: User) => RegalPart = part('goddess-regal', (user) => {
  const { phase, progress } = user.scenario
  const regal: RegalPart = { dates: campaignDates(user, DAYS), given: [] }
  if (phase === 'coming' || progress === 'fresh') return regal
  const amount = progress === 'midway' ? 13_140 : 520_000
  regal.given.push({ at: regal.dates.startAt + HOUR, amount })
  return regal
})

export function give(user: User, amount: number, at: number): void {
  const { dates, given } = regalPartOf(user)
  if (phaseAt(at, dates) === 'running') given.push({ at, amount })
}

/** The moment from which a period counts. */
function beginOf({ dates }: RegalPart, period: Period, now: number): number {
  return period === 'total' ? dates.startAt : midnight(Math.min(now, dates.endAt - 1))
}

/** Everybody on a board as the viewer sees it, best first. */
export function regalRows(
  request: HandlerRequest<unknown>,
  board: Board,
  period: Period,
): (Entrant & { rank: number })[] {
  const { user, now } = request
  const regal = regalPartOf(user)
  const since = beginOf(regal, period, now)
  const given = givenSince(regal, since)
  const gathered = (end: number, person: User) =>
    Math.floor(end * (paceOf(person, regal.dates, now) - paceOf(person, regal.dates, since)))
  const rows = crowdOf(request, BOARDS[board]).map((entrant) => {
    const mine = board === 'charm' && entrant.user.id === GODDESS ? given : 0
    return { ...entrant, score: gathered(entrant.score, entrant.user) + mine }
  })
  const own = board === 'wealth' ? given : gathered(OWN_CHARM[user.scenario.progress], user)
  return ranked([...rows, { user, score: user.id ? own : 0 }])
}

function givenSince({ given }: RegalPart, since: number): number {
  return given.reduce((sum, { at, amount }) => (at >= since ? sum + amount : sum), 0)
}

/** The supporters behind a person's score on a board, best first; their scores add up to it. */
export function supportersOf(
  request: HandlerRequest<unknown>,
  board: Board,
  entrant: Entrant,
  period: Period = 'total',
) {
  const { user, state, now } = request
  const regal = regalPartOf(user)
  const given = givenSince(regal, beginOf(regal, period, now))
  const rows: Entrant[] = []
  // All my gifts go to one person, and nothing else is known about me.
  if (board === 'charm' && entrant.user.id === GODDESS) rows.push({ user, score: given })
  if (board === 'wealth' && entrant.user === user)
    return ranked([{ user: state.user(GODDESS), score: given }])
  let left = entrant.score - (rows[0]?.score ?? 0)
  const first = SUPPORTERS.from + entrant.user.seeded('supporters').whole(0, 400)
  for (let nth = 0; nth < SUPPORTERS.size; nth++) {
    const score = nth === SUPPORTERS.size - 1 ? left : Math.ceil(left * SUPPORTERS.part)
    rows.push({ user: state.user(String(first + nth)), score })
    left -= score
  }
  return ranked(rows)
}

/** A person's row as the contract has it. */
export function rowOf(
  request: HandlerRequest<unknown>,
  board: Board,
  entrant: Entrant & { rank: number },
  period: Period,
): RegalRow {
  return {
    ...publicPerson(entrant.user),
    rank: entrant.rank,
    score: entrant.score,
    supporters: supportersOf(request, board, entrant, period)
      .slice(0, 3)
      .map(({ user }) => publicPerson(user)),
  }
}
