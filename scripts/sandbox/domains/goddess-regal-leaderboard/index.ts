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

  on(getRegalRanks, (asked) => {
    const { user, input } = asked
    const { board = 'charm', period = 'total' } = input
    const rows = regalRows(asked, board, period)
    const own = rows.find((row) => row.user === user) ?? { user, rank: 0, score: 0 }
    const page = standingsOf(rows, user.id ? own : undefined, input)
    const view = (row: typeof own) => rowOf(asked, board, row, period)
    return {
      ...page,
      list: page.list.map(view),
      mine: page.mine && { ...view(page.mine), gap: page.mine.gap },
    }
  })

  on(getRegalSupporters, (asked) => {
    const { user, state, input } = asked
    const { board = 'charm' } = input
    const person = someone(state, input.id)
    const row = regalRows(asked, board, 'total').find((each) => each.user === person)
    const supporters = row ? supportersOf(asked, board, row) : []
    return {
      person: rowOf(asked, board, row ?? { user: person, rank: 0, score: 0 }, 'total'),
      ...boardOf(supporters, user, input),
    }
  })
})
