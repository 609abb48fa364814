import { getBingoCard, receiveBingoCell, receiveBingoFull, receiveBingoLine } from '#shared/api/bingo'
import { domain, HAPPENINGS } from '../../domain.ts'
import { checkClaims, checkRunning } from '../../world/campaign.ts'
import { claimable } from '../../world/claim.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { found } from '../../world/refusal.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { cardOf, cellState, fullState, lineState, viewOf } from './card.ts'
import { CELLS, cellId, FULL_GRANTS, KINDS, LINE_GRANTS, LINES, type TaskKind } from './plan.ts'

const CLAIMS = { locked: 'locked', todo: 'locked', claimable: 'claimable', stamped: 'claimed' } as const

export const bingo = domain((on, when) => {
  for (const what of HAPPENINGS) {
    when(what, (user, amount, now) => {
      const { done, dates } = cardOf(user)
      if (phaseAt(now, dates) !== 'running') return
      for (const kind of Object.keys(KINDS) as TaskKind[]) {
        const { moves, by = 1 } = KINDS[kind]
        if (moves === what) done[kind] += amount * by
      }
    })
  }

  on(getBingoCard, viewOf)

  on(receiveBingoCell, (request) => {
    const { user, input, now, language } = request
    const card = cardOf(user)
    const place = CELLS.findIndex((_, at) => cellId(at) === input.cellId)
    const plan = found(CELLS[place])
    checkRunning(card.dates, now)
    claimable({ state: CLAIMS[cellState(card, place, now)] })
    card.stamped.add(place)
    checkClaimedHere(user, 'bingo')
    payOut(user, plan.grants)
    const finished = LINES.filter(
      (line) => line.places.includes(place) && lineState(card, line) === 'claimable',
    ).map(({ id }) => id)
    return { granted: rewardsOf(plan.grants, language), finished, card: viewOf(request) }
  })

  on(receiveBingoLine, (request) => {
    const { user, input, now, language } = request
    const card = cardOf(user)
    const line = found(LINES.find(({ id }) => id === input.lineId))
    checkClaims(card.dates, now)
    claimable({ state: lineState(card, line) })
    card.claimed.add(line.id)
    checkClaimedHere(user, 'bingo')
    payOut(user, LINE_GRANTS)
    return { granted: rewardsOf(LINE_GRANTS, language), card: viewOf(request) }
  })

  on(receiveBingoFull, (request) => {
    const { user, now, language } = request
    const card = cardOf(user)
    checkClaims(card.dates, now)
    claimable({ state: fullState(card) })
    card.claimed.add('full')
    payOut(user, FULL_GRANTS)
    return { granted: rewardsOf(FULL_GRANTS, language), card: viewOf(request) }
  })
})
