import { openCollector, receiveCollectorAward, resetCollector } from '#shared/api/gift-museum'
import { domain } from '../../domain.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { charge, payOut, rewardsOf } from '../../world/rewards.ts'
import { museumOf } from './part.ts'
import { AWARDS, COLLECTOR, REASONS } from './plan.ts'
import { openMuseum } from './shelves.ts'
import { detailOf } from './view.ts'

export const collector = domain((on) => {
  on(openCollector, (request) => {
    const mine = openMuseum(request)
    if (mine.collector.open) throw new Refusal(2060, REASONS.collectorOpen)
    charge(request.user, COLLECTOR.price)
    mine.collector.open = true
    return detailOf(request)
  })

  on(receiveCollectorAward, (request) => {
    const { user, input, now, language } = request
    const mine = museumOf(user, input.museum, now)
    const { open, points, received } = mine.collector
    const level = Number(input.level)
    const award = found(AWARDS[level - 1])
    if (!open) throw new Refusal(2007, REASONS.collectorClosed)
    if (received.has(level)) throw new Refusal(2060, REFUSALS.alreadyClaimed)
    if (points < award.points) throw new Refusal(2007, REFUSALS.notReached)
    received.add(level)
    checkClaimedHere(user, `gift-museum ${mine.museum}`)
    payOut(user, award.grants)
    return { granted: rewardsOf(award.grants, language), museum: detailOf(request) }
  })

  on(resetCollector, (request) => {
    const { collector: mine } = openMuseum(request)
    if (!mine.open) throw new Refusal(2007, REASONS.collectorClosed)
    if (mine.points === 0) throw new Refusal(2007, REASONS.nothingToReset)
    if (mine.resets >= COLLECTOR.resets) throw new Refusal(2066, REASONS.noResets)
    charge(request.user, COLLECTOR.resetPrice)
    mine.resets++
    mine.points = 0
    mine.received.clear()
    return detailOf(request)
  })
})
