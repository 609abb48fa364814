import { getLadderPrizes, getLadderRanks } from '#shared/api/ladder-competition'
import { domain } from '../../domain.ts'
import { type Entrant, standingsOf } from '../../world/board-of.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { ACTIVITY_ID, PLACES, TIERS, tierOf, WORTH, words } from './plan.ts'
import { type Season, score, seasonsOf, seasonView, wantedSeason } from './seasons.ts'

/** How many are honoured by name. */
const WINNERS = 10

function rowOf({ user, rank, score: points }: Entrant & { rank: number }, { before }: Season) {
  const was = before.get(user) ?? 0
  return {
    ...publicPerson(user),
    rank,
    score: points,
    tier: tierOf(points),
    moved: was && rank ? was - rank : 0,
  }
}

export const ladderCompetition = domain((on, when) => {
  for (const { what, score: worth } of WORTH)
    when(what, (user, amount, now) => score(user, amount * worth, now))

  on(getLadderRanks, (request) => {
    const { user, input, language } = request
    const seasons = seasonsOf(request)
    const season = wantedSeason(seasons, input.seasonId)
    const rows = season.rows.map((row) => rowOf(row, season))
    const own = rows.find(({ userId }) => userId === user.id) ?? rowOf({ user, rank: 0, score: 0 }, season)
    return {
      activityId: ACTIVITY_ID,
      season: seasonView(request, season),
      seasons: seasons.map((each) => seasonView(request, each)),
      tiers: TIERS.map(({ tier, score: from }) => ({ tier, name: words[language].tiers[tier], score: from })),
      ...standingsOf(rows, user.id ? own : undefined, input),
    }
  })

  on(getLadderPrizes, (request) => {
    const { input, now, language } = request
    const season = wantedSeason(seasonsOf(request), input.seasonId)
    const settled = phaseAt(now, season.dates) === 'settled'
    const places = PLACES.map(({ from, to, award, grants }) => ({
      from,
      to,
      award: words[language].awards[award],
      rewards: rewardsOf(grants, language),
    }))
    return {
      activityId: ACTIVITY_ID,
      season: seasonView(request, season),
      places,
      tiers: TIERS.map(({ tier, score: from, grants }) => ({
        tier,
        name: words[language].tiers[tier],
        score: from,
        rewards: rewardsOf(grants, language),
      })),
      winners: season.rows.slice(0, settled ? WINNERS : 0).map(({ user, rank, score: points }) => {
        const place = places.find(({ from, to }) => rank >= from && rank <= to)
        return {
          ...publicPerson(user),
          rank,
          score: points,
          tier: tierOf(points),
          award: place?.award ?? '',
          rewards: place?.rewards ?? [],
        }
      }),
    }
  })
})
