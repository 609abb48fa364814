import { getBattleRanking, getBattleRules, getRoomBattle } from '#shared/api/room-battle'
import { domain, type HandlerRequest } from '../../domain.ts'
import { boardOf } from '../../world/board-of.ts'
import { found } from '../../world/refusal.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { give, matchOf, type Pair, pairOf } from './match.ts'
import { MY_HALL, PRIZES, words } from './plan.ts'
import { battleOf, supportersOf } from './view.ts'

function pairFor({ input }: HandlerRequest<{ roomId?: string | number | undefined }>): Pair {
  return found(pairOf(String(input.roomId ?? MY_HALL)))
}

export const roomBattle = domain((on, when) => {
  when('gifted', give)

  on(getRoomBattle, (request) => {
    const pair = pairFor(request)
    return { battle: request.user.scenario.empty ? null : battleOf(pair, request) }
  })

  on(getBattleRanking, (request) => {
    const { user, state, now, input } = request
    const pair = pairFor(request)
    const roomId = pair[input.side ?? 'home']
    const people = user.scenario.empty ? [] : supportersOf(matchOf(user, pair, state, now), roomId)
    const entrants = people.map(({ userId, score }) => ({ user: state.user(userId), score }))
    const board = boardOf(entrants, user, input)
    return { ...board, mine: board.mine?.rank ? board.mine : null }
  })

  on(getBattleRules, ({ language }) => ({
    prizes: PRIZES.map(({ outcome, grants }) => ({ outcome, rewards: rewardsOf(grants, language) })),
    rules: words[language].rules,
  }))
})
