import { getRegalDetail, getRegalRanks, getRegalSupporters } from '#shared/api/goddess-regal-leaderboard'
import { domain } from '../../domain.ts'
import { boardOf, standingsOf } from '../../world/board-of.ts'
import { campaignOf } from '../../world/campaign.ts'
import { someone } from '../../world/people.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { ACTIVITY_ID, type Board, PLACES } from './plan.ts'
import { give, regalPartOf, regalRows, rowOf, supportersOf } from './standings.ts'

export const goddessRegalLeaderboard = domain((on, when) => {
  when('gifted', give)

  on(getRegalDetail, ({ user, now, language }) => {
    const prizesOf = (board: Board) =>
      PLACES[board].map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) }))
    return {
      ...campaignOf(ACTIVITY_ID, regalPartOf(user).dates, now),
      prizes: { charm: prizesOf('charm'), wealth: prizesOf('wealth') },
    }
  })

  on(getRegalRanks, (request) => {
    const { user, input } = request
    const { board = 'charm', period = 'total' } = input
    const rows = regalRows(request, board, period)
    const own = rows.find((row) => row.user === user) ?? { user, rank: 0, score: 0 }
    const page = standingsOf(rows, user.id ? own : undefined, input)
    const view = (row: typeof own) => rowOf(request, board, row, period)
    return {
      ...page,
      list: page.list.map(view),
      mine: page.mine && { ...view(page.mine), gap: page.mine.gap },
    }
  })

  on(getRegalSupporters, (request) => {
    const { user, state, input } = request
    const { board = 'charm' } = input
    const person = someone(state, input.id)
    const row = regalRows(request, board, 'total').find((each) => each.user === person)
    const supporters = row ? supportersOf(request, board, row) : []
    return {
      person: rowOf(request, board, row ?? { user: person, rank: 0, score: 0 }, 'total'),
      ...boardOf(supporters, user, input),
    }
  })
})
