import {
  buyGiftPackage,
  getGiftPackages,
  getLevelRewards,
  getRankingHistory,
  receiveLevelReward,
  type StarRankings,
} from '#shared/api/constellation-rewards'
import { domain, type HandlerRequest } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { found, notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { fill } from '../../world/text.ts'
import { levelsOf, packageState, packagesOf } from './board.ts'
import { DAYS, LEVELS, NUMBER, PACKAGES, rankGrants, words } from './plan.ts'
import { type Sky, skyOf } from './sky.ts'

const RANKED = 30

/** Keys go to the sky, coins to the purse. */
function grant(request: HandlerRequest<unknown>, sky: Sky, grants: readonly Grant[]) {
  payOut(request.user, grants)
  for (const { item, amount } of grants) if (item === 'key') sky.keys += amount
  return rewardsOf(grants, request.language)
}

/** Seasons whose results are out, newest first; 14 days of pause lie between two. */
function seasonsOf({ user, now, language }: HandlerRequest<unknown>): StarRankings['seasons'] {
  if (user.scenario.empty) return []
  const { dates } = skyOf(user)
  const seasons = [0, 1, 2, 3].map((back) => ({
    id: String(NUMBER - back),
    name: fill(words[language].season, { number: NUMBER - back }),
    startAt: dates.startAt - back * 2 * DAYS * DAY,
    endAt: dates.endAt - back * 2 * DAYS * DAY,
  }))
  return phaseAt(now, dates) === 'settled' ? seasons : seasons.slice(1)
}

function rankingOf(
  { user, state, language }: HandlerRequest<unknown>,
  seasonId: string,
): Pick<StarRankings, 'list' | 'me'> {
  // Not everybody was there: only people who are well on their way have a place.
  const mine = user.id ? { fresh: 0, midway: 17, veteran: 3 }[user.scenario.progress] : 0
  const list = Array.from({ length: RANKED }, (_, at) => {
    const rank = at + 1
    const person = rank === mine ? user : state.user(String(50_000 + Number(seasonId) * 100 + rank))
    // Places 6 and 7 have the same number of stars.
    const stars = 300 - (rank === 7 ? 6 : rank) * 9
    return { ...publicPerson(person), rank, stars, rewards: rewardsOf(rankGrants(rank), language) }
  })
  const row = list[mine - 1]
  return { list, me: row ? { rank: row.rank, stars: row.stars } : null }
}

export const rewards = domain((on) => {
  on(getLevelRewards, levelsOf)

  on(receiveLevelReward, (request) => {
    const sky = skyOf(request.user)
    const number = Number(request.input.level)
    const level = found(LEVELS[number - 1])
    if (sky.claimedLevels.has(number)) throw new Refusal(2060, REFUSALS.alreadyClaimed)
    if (sky.draws < level.points) throw new Refusal(2007, REFUSALS.notReached)
    sky.claimedLevels.add(number)
    return { granted: grant(request, sky, level.grants), levels: levelsOf(request) }
  })

  on(getGiftPackages, (request) => ({ balance: request.user.coins, packages: packagesOf(request) }))

  on(buyGiftPackage, (request) => {
    const { user, input, now } = request
    const sky = skyOf(user)
    checkRunning(sky.dates, now)
    const plan = found(PACKAGES.find(({ id }) => id === input.packageId))
    const state = packageState(sky, plan)
    if (state === 'soldOut') throw new Refusal(2034, REFUSALS.soldOut)
    if (state === 'limitReached') throw new Refusal(2066, REFUSALS.limitReached)
    if (Number(input.price) !== plan.price) throw new Refusal(2007, REFUSALS.priceChanged)
    if (user.coins < plan.price) throw new Refusal(2072, REFUSALS.tooFewCoins)
    user.coins -= plan.price
    sky.bought.set(plan.id, (sky.bought.get(plan.id) ?? 0) + 1)
    const granted = grant(request, sky, plan.grants)
    return { granted, balance: user.coins, keys: sky.keys, packages: packagesOf(request) }
  })

  on(getRankingHistory, (request) => {
    const seasons = seasonsOf(request)
    const wanted = request.input.seasonId
    const season = wanted ? seasons.find(({ id }) => id === wanted) : seasons[0]
    if (wanted && !season) throw notFound()
    if (!season) return { seasons, seasonId: '', list: [], me: null }
    return { seasons, seasonId: season.id, ...rankingOf(request, season.id) }
  })
})
