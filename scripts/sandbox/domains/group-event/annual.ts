import type { AnnualEvent, AnnualRound, Contender } from '#shared/api/group-event'
import type { HandlerRequest } from '../../domain.ts'
import { campaignDates } from '../../world/campaign.ts'
import { DAY, midnight } from '../../world/clock.ts'
import { createRandom } from '../../world/random.ts'
import { type Grant, rewardsOf } from '../../world/rewards.ts'
import { type Dates, phaseAt } from '../../world/scenario.ts'
import type { Language } from '../../world/text.ts'
import { part, type User } from '../../world/user.ts'
import { winnerOf } from './calendar.ts'
import { EVENTS } from './events/index.ts'
import type { EventPlan } from './plan.ts'
import { groupWords } from './view.ts'

export const ANNUAL_ID = '20261231'
export const CHEER_SCORE = 30
export const CHEER_GIVES: readonly Grant[] = [{ item: 'stardust', amount: 5 }]

const ROUNDS = [16, 8, 4, 2]
const ROUND_DAYS = 2

const PRIZES: readonly { from: number; to: number; grants: readonly Grant[] }[] = [
  {
    from: 1,
    to: 1,
    grants: [
      { item: 'titleLight', amount: 1 },
      { item: 'entranceStage', amount: 1, days: 30 },
      { item: 'coin', amount: 888 },
    ],
  },
  {
    from: 2,
    to: 2,
    grants: [
      { item: 'entranceStage', amount: 1, days: 15 },
      { item: 'coin', amount: 388 },
    ],
  },
  { from: 3, to: 4, grants: [{ item: 'frameLight', amount: 1, days: 30 }] },
  { from: 5, to: 8, grants: [{ item: 'badgeLight', amount: 1, days: 15 }] },
]

interface AnnualPart {
  dates: Dates
  /** Oldest first. */
  cheers: { groupId: string; at: number }[]
}

/** The winners of the year's events, the best sixteen of them, in the order of the events. */
const ENTRANTS: readonly EventPlan[] = (() => {
  const best = [...EVENTS].sort((a, b) => winnerOf(b).score - winnerOf(a).score).slice(0, ROUNDS[0])
  return EVENTS.filter((event) => best.includes(event))
})()

/** A group is known by the event that it has won: names of groups come back from event to event. */
const idOf = (event: EventPlan) => `${event.id}-${winnerOf(event).id}`

export const annualPartOf = part('group-event:annual', begun)

/** Midway people have cheered once a day: first for an eliminated group, then for the champion. */
function begun(user: User): AnnualPart {
  const { phase, progress, empty } = user.scenario
  const whole: AnnualPart = { dates: campaignDates(user, ROUNDS.length * ROUND_DAYS), cheers: [] }
  if (phase === 'coming' || progress === 'fresh' || empty) return whole
  const rounds = roundsOf(whole, whole.dates.endAt)
  const [last, first] = [rounds.at(-1)?.standings[0], rounds[0]?.standings.at(-1)]
  const until = Math.min(user.firstMidnight, whole.dates.endAt)
  for (let at = whole.dates.startAt; at < until; at += DAY) {
    const event = at === whole.dates.startAt ? first?.event : last?.event
    if (event) whole.cheers.push({ groupId: idOf(event), at: at + 7_200_000 })
  }
  return whole
}

interface Round extends Pick<AnnualRound, 'of' | 'startAt' | 'endAt' | 'state'> {
  /** Best first; for equal scores the earlier event first. */
  standings: { event: EventPlan; score: number }[]
}

/** The current rounds: each starts with the survivors of the one before. */
function roundsOf({ dates, cheers }: AnnualPart, now: number): Round[] {
  let left = ENTRANTS
  return ROUNDS.map((of, at) => {
    const startAt = dates.startAt + at * ROUND_DAYS * DAY
    const endAt = startAt + ROUND_DAYS * DAY
    const gone = Math.min(1, Math.max(0, (now - startAt) / (endAt - startAt)))
    const standings = left
      .map((event) => {
        const final = createRandom(`annual/${event.id}/${of}`).whole(21_000, 64_000)
        const mine = cheers.filter(
          (cheer) => cheer.groupId === idOf(event) && cheer.at >= startAt && cheer.at < endAt,
        )
        return { event, score: Math.floor(final * gone) + mine.length * CHEER_SCORE }
      })
      .sort((a, b) => b.score - a.score)
    left = standings.slice(0, of / 2).map(({ event }) => event)
    const state = now < startAt ? 'coming' : now < endAt ? 'running' : 'over'
    return { of, startAt, endAt, state, standings: state === 'coming' ? [] : standings }
  })
}

export function annualOf({
  user,
  now,
  language,
}: Pick<HandlerRequest<unknown>, 'user' | 'now' | 'language'>): AnnualEvent {
  const own = annualPartOf(user)
  const { dates, cheers } = own
  const entrants = user.scenario.empty ? [] : ENTRANTS
  const rounds = roundsOf(own, now).map(({ standings, ...round }) => ({
    ...round,
    groups: (entrants.length ? standings : []).map(
      ({ event, score }, at): Contender => ({
        ...championOf(event, language),
        score,
        rank: 1 + standings.filter((other) => other.score > score).length,
        goesOn: at < round.of / 2,
      }),
    ),
  }))
  const final = rounds.at(-1)
  const phase = phaseAt(now, dates)
  const counts = new Map<string, number>()
  for (const { groupId } of cheers) counts.set(groupId, (counts.get(groupId) ?? 0) + 1)
  return {
    activityId: ANNUAL_ID,
    phase,
    ...dates,
    entrants: entrants.map((event) => championOf(event, language)),
    rounds,
    champion: (phase === 'settled' && final?.groups[0]) || null,
    prizes: PRIZES.map(({ grants, ...place }) => ({ ...place, rewards: rewardsOf(grants, language) })),
    cheered: cheers.find(({ at }) => at >= midnight(now))?.groupId ?? null,
    cheers: [...counts].map(([groupId, count]) => ({ groupId, count })),
    cheerScore: CHEER_SCORE,
  }
}

function championOf(event: EventPlan, language: Language) {
  return {
    id: idOf(event),
    wonIn: event.id,
    name: groupWords(event, winnerOf(event).id, language).name,
    eventName: event.words[language].name,
  }
}
