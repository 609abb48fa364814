import {
  buyExtraGame,
  getRaceAwards,
  getRaceInfo,
  getRacePreview,
  getRaceRanks,
  receiveRaceReward,
  type WerewolfAward,
  type WerewolfRace,
  type WerewolfRankRow,
} from '#shared/api/werewolf'
import { domain, type HandlerRequest } from '../../domain.ts'
import { crowdOf, ranked, standingsOf } from '../../world/board-of.ts'
import { checkRunning, shareGone } from '../../world/campaign.ts'
import { claimable, claimStateOf } from '../../world/claim.ts'
import { DAY } from '../../world/clock.ts'
import { countOne } from '../../world/daily.ts'
import { publicPerson } from '../../world/people.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import {
  AWARDS,
  type AwardId,
  CLAIM_DAYS,
  EXTRA_PRICE,
  FREE_GAMES,
  GAME_LASTS,
  PLACES,
  RACE_ID,
  STAGES,
  words,
} from './plan.ts'
import { buyable, freeLeft, playerOf, pointsOf, resultOf } from './player.ts'

const WHY = texts({
  price: ['价格已变动，请重新确认', 'The price has changed, please check again', '價格已變動，請重新確認'],
  noMore: ['今天的加场已买完', 'No more extra games today', '今天的加場已買完'],
})

const CROWD = { from: 73_001, size: 40, top: 400 }

/** Answers for the one tournament that there is; any other id is unknown. */
function inRace<In extends { raceId?: string | number }, Out>(answer: (request: HandlerRequest<In>) => Out) {
  return (request: HandlerRequest<In>): Out => {
    const { raceId = RACE_ID } = request.input
    if (String(raceId) !== RACE_ID) throw notFound(REFUSALS.unknownActivity)
    return answer(request)
  }
}

/** The board; for equal scores the earlier entry first. */
function rowsOf(request: HandlerRequest<unknown>): WerewolfRankRow[] {
  const { user, now } = request
  const { dates, entries } = playerOf(user)
  const share = shareGone(dates, now)
  const rows = crowdOf(request, { ...CROWD, share }).map(({ user: person, score }, at) => ({
    ...publicPerson(person),
    score,
    reachedAt: dates.startAt + Math.floor((Math.min(now, dates.endAt) - dates.startAt) * 0.8) + at * 60_000,
  }))
  const score = entries.reduce((sum, entry) => sum + pointsOf(entry, now), 0)
  const last = entries.filter((entry) => pointsOf(entry, now) > 0).at(-1)
  if (user.id && last) rows.push({ ...publicPerson(user), score, reachedAt: last.at + GAME_LASTS })
  return ranked(rows.sort((a, b) => a.reachedAt - b.reachedAt))
}

function awardsOf(
  request: HandlerRequest<unknown>,
): (WerewolfAward & { id: AwardId; grants: readonly Grant[] })[] {
  const { user, now, language } = request
  const { dates, entries, claimed } = playerOf(user)
  const results = entries.map((entry) => resultOf(entry, now))
  const rank = rowsOf(request).find(({ userId }) => userId === user.id)?.rank ?? 0
  const place = PLACES.find(({ from, to }) => rank >= from && rank <= to)
  const settled = phaseAt(now, dates) === 'settled'
  const award = (id: AwardId, grants: readonly Grant[], reached: boolean) => ({
    id,
    title: words[language].awards[id],
    rewards: rewardsOf(grants, language),
    state: claimStateOf(claimed.has(id), reached),
    expiresAt: dates.settleAt + CLAIM_DAYS,
    grants,
  })
  return [
    award('first-win', AWARDS['first-win'], results.includes('won')),
    award('ten-games', AWARDS['ten-games'], results.filter((each) => each !== 'playing').length >= 10),
    award('final', place?.grants ?? [], settled && place !== undefined),
  ]
}

const awardsView = (request: HandlerRequest<unknown>): WerewolfAward[] =>
  request.user.scenario.empty ? [] : awardsOf(request).map(({ grants, ...award }) => award)

function raceView(request: HandlerRequest<unknown>): WerewolfRace {
  const { user, now, language } = request
  const player = playerOf(user)
  const row = rowsOf(request).find(({ userId }) => userId === user.id)
  const results = player.entries.map((entry) => resultOf(entry, now))
  return {
    id: RACE_ID,
    name: words[language].name,
    phase: phaseAt(now, player.dates),
    ...player.dates,
    freeGames: { left: freeLeft(player, now), total: FREE_GAMES },
    extraGames: { price: EXTRA_PRICE, left: player.extraLeft, buyable: buyable(player, now) },
    balance: user.coins,
    me: user.id
      ? {
          ...publicPerson(user),
          rank: row?.rank ?? 0,
          score: row?.score ?? 0,
          games: results.length,
          wins: results.filter((result) => result === 'won').length,
        }
      : null,
    rules: words[language].rules,
  }
}

export const race = domain((on) => {
  on(getRaceInfo, inRace(raceView))

  on(
    getRacePreview,
    inRace(({ user, now, language }) => {
      const { startAt } = playerOf(user).dates
      const stages = STAGES.map(({ id, fromDay, toDay }) => {
        const [from, to] = [startAt + fromDay * DAY, startAt + toDay * DAY]
        const state = now < from ? 'coming' : now < to ? 'on' : 'over'
        return { id, name: words[language].stages[id], startAt: from, endAt: to, state } as const
      })
      const prizes = PLACES.map(({ grants, ...place }) => ({
        ...place,
        rewards: rewardsOf(grants, language),
      }))
      return { stages, prizes }
    }),
  )

  on(
    getRaceRanks,
    inRace((request) => {
      const rows = rowsOf(request)
      const mine = rows.find(({ userId }) => userId === request.user.id)
      return standingsOf(rows, mine, request.input)
    }),
  )

  on(getRaceAwards, inRace(awardsView))

  on(
    receiveRaceReward,
    inRace((request) => {
      const { user, input, now } = request
      const award = awardsOf(request).find(({ id }) => id === input.awardId)
      if (award && now >= award.expiresAt) throw new Refusal(5101, REFUSALS.tooLateToClaim)
      const { id, grants, rewards: granted } = claimable(award)
      playerOf(user).claimed.add(id)
      payOut(user, grants)
      return { granted, awards: awardsView(request) }
    }),
  )

  on(
    buyExtraGame,
    inRace((request) => {
      const { user, input, now } = request
      const player = playerOf(user)
      checkRunning(player.dates, now)
      if (Number(input.price) !== EXTRA_PRICE) throw new Refusal(2007, WHY.price)
      if (!buyable(player, now)) throw new Refusal(2066, WHY.noMore)
      if (user.coins < EXTRA_PRICE) throw new Refusal(2072, REFUSALS.tooFewCoins)
      user.coins -= EXTRA_PRICE
      player.extraLeft++
      countOne(player.bought, now)
      return raceView(request)
    }),
  )
})
