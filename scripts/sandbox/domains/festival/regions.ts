import { getRegions, joinRegion, type Regions, signInRegion } from '#shared/api/festival-acts'
import type { On } from '../../domain.ts'
import { checkRunning, shareGone } from '../../world/campaign.ts'
import { DAY, midnight } from '../../world/clock.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { gain, gainedSince, type InFestival, move } from './part.ts'
import { REGION_PLACES, REGIONS, SIGN_TOKENS, words } from './plan.ts'
import { festivalOf, inFestival } from './view.ts'

const WHY = texts({
  joined: ['你已经在一支队伍里了', 'You are in a team already', '你已經在一支隊伍裡了'],
  joinFirst: ['请先加入一支队伍', 'Join a team first', '請先加入一支隊伍'],
})

/** Days in a row that still count: yesterday's go on today. */
const streakOf = ({ own, now }: InFestival<unknown>) =>
  own.signed.day >= midnight(now) - DAY ? own.signed.streak : 0

function regionsOf(request: InFestival<unknown>): Regions {
  const { own, now, language, user } = request
  const gone = shareGone(own.dates, now)
  const all = REGIONS.map(({ id, final, members }) => {
    const mine = own.regionId === id
    return {
      id,
      name: words[language].regions[id],
      score: Math.floor(final * gone) + (mine ? gainedSince(own, own.joinedAt) : 0),
      members: user.scenario.empty ? 0 : Math.floor(members * (0.4 + 0.6 * gone)) + (mine ? 1 : 0),
    }
  })
  const signedToday = own.signed.day === midnight(now)
  const streak = streakOf(request)
  const inRound = signedToday ? ((streak - 1) % SIGN_TOKENS.length) + 1 : streak % SIGN_TOKENS.length
  return {
    regions: all
      .sort((a, b) => b.score - a.score)
      .map((each) => ({ ...each, rank: 1 + all.filter(({ score }) => score > each.score).length })),
    regionId: own.regionId,
    places: REGION_PLACES.map(({ grants, ...place }) => ({ ...place, rewards: rewardsOf(grants, language) })),
    streak,
    signedToday,
    days: SIGN_TOKENS.map((tokens, at) => ({ day: at + 1, tokens, signed: at < inRound })),
  }
}

export function declareRegions(on: On): void {
  on(getRegions, inFestival('national', regionsOf))

  on(
    joinRegion,
    inFestival('national', (request) => {
      const { own, now, input } = request
      checkRunning(own.dates, now)
      if (own.regionId) throw new Refusal(2060, WHY.joined)
      own.regionId = found(REGIONS.find(({ id }) => id === input.regionId)).id
      own.joinedAt = now
      return regionsOf(request)
    }),
  )

  on(
    signInRegion,
    inFestival('national', (request) => {
      const { own, now } = request
      checkRunning(own.dates, now)
      if (!own.regionId) throw new Refusal(2066, WHY.joinFirst)
      if (own.signed.day === midnight(now)) throw new Refusal(2060, REFUSALS.signedInToday)
      const streak = streakOf(request) + 1
      own.signed = { day: midnight(now), streak }
      const tokens = SIGN_TOKENS[(streak - 1) % SIGN_TOKENS.length] ?? 0
      gain(own, tokens, now)
      move(own, 'act', 1, now)
      return { tokens, regions: regionsOf(request), festival: festivalOf(request) }
    }),
  )
}
