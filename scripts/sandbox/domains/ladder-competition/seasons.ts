import type { LadderSeason } from '#shared/api/ladder-competition'
import type { HandlerRequest } from '../../domain.ts'
import { crowdOf, type Entrant, ranked } from '../../world/board-of.ts'
import { campaignDates, paceOf } from '../../world/campaign.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { found } from '../../world/refusal.ts'
import { type Dates, phaseAt } from '../../world/scenario.ts'
import { fill } from '../../world/text.ts'
import { part, type User } from '../../world/user.ts'
import { CROWD, DAYS, EARLIER, NUMBER, OWN_SCORE, TOP, words } from './plan.ts'

interface LadderPart {
  dates: Dates
  /** Scores of this season, oldest first. */
  entries: { at: number; score: number }[]
}

export const ladderPartOf: (user: User) => LadderPart = part('ladder-competition', (user) => {
  const dates = campaignDates(user, DAYS)
  const ladder: LadderPart = { dates, entries: [] }
  const score = OWN_SCORE[user.scenario.progress] / DAYS
  const until = Math.min(dates.endAt, user.firstMidnight)
  for (let at = dates.startAt + 20 * HOUR; score > 0 && at < until; at += DAY) {
    ladder.entries.push({ at, score: Math.floor(score) })
  }
  return ladder
})

export function score(user: User, points: number, at: number): void {
  const { dates, entries } = ladderPartOf(user)
  if (phaseAt(at, dates) === 'running') entries.push({ at, score: points })
}

type Standing = Entrant & { rank: number }

export interface Season {
  number: number
  dates: Dates
  /** Best first. */
  rows: readonly Standing[]
  /** Everybody's rank at the last midnight; empty in a season that does not run. */
  before: ReadonlyMap<User, number>
}

/** This season and the earlier ones, the newest first; as much time as a season lasts lies between two. */
export function seasonsOf(request: HandlerRequest<unknown>): Season[] {
  const { dates } = ladderPartOf(request.user)
  const earlier = request.user.scenario.empty ? 0 : EARLIER
  return Array.from({ length: 1 + earlier }, (_, back) => {
    const shift = back * 2 * DAYS * DAY
    return seasonOf(request, NUMBER - back, {
      startAt: dates.startAt - shift,
      endAt: dates.endAt - shift,
      settleAt: dates.settleAt - shift,
    })
  })
}

function seasonOf(request: HandlerRequest<unknown>, number: number, dates: Dates): Season {
  const { now } = request
  const running = phaseAt(now, dates) === 'running'
  const before = running ? ranked(rowsAt(request, number, dates, midnight(now))) : []
  return {
    number,
    dates,
    rows: ranked(rowsAt(request, number, dates, now)),
    before: new Map(before.map((row) => [row.user, row.rank])),
  }
}

function rowsAt(request: HandlerRequest<unknown>, number: number, dates: Dates, at: number): Entrant[] {
  const { user } = request
  const crowd = crowdOf(request, { from: 75_001 + number * 100, size: CROWD, top: TOP })
  const rows = crowd.map((entrant) => ({
    ...entrant,
    score: Math.floor(entrant.score * paceOf(entrant.user, dates, at)),
  }))
  return [...rows, { user, score: user.id ? ownScore(user, number, at) : 0 }]
}

function ownScore(user: User, number: number, at: number): number {
  if (number < NUMBER) return OWN_SCORE[user.scenario.progress]
  const { entries } = ladderPartOf(user)
  return entries.reduce((sum, entry) => (entry.at <= at ? sum + entry.score : sum), 0)
}

/** The season with that id, this one without. Throws a Refusal with code 4040. */
export function wantedSeason(seasons: readonly Season[], seasonId: string | number | undefined): Season {
  return found(seasonId ? seasons.find(({ number }) => String(number) === String(seasonId)) : seasons[0])
}

export function seasonView(
  { now, language }: HandlerRequest<unknown>,
  { number, dates, rows }: Season,
): LadderSeason {
  const phase = phaseAt(now, dates)
  const best = phase === 'settled' ? rows[0] : undefined
  return {
    id: String(number),
    number,
    name: fill(words[language].season, { number }),
    ...dates,
    phase,
    champion: best ? publicPerson(best.user) : null,
  }
}
