import {
  buyGifts,
  getMuseum,
  makeWish,
  purchasePrivileges,
  refreshStall,
  synthesize,
} from '#shared/api/gift-museum'
import { domain } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import { countOne } from '../../world/daily.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { charge, payOut, rewardsOf } from '../../world/rewards.ts'
import {
  costOf,
  giftsOf,
  has,
  type MuseumPart,
  museumOf,
  offersOf,
  refreshOf,
  setUp,
  wishesOf,
} from './part.ts'
import { PRIVILEGES, RARITIES, REASONS, SETS } from './plan.ts'
import { detailOf, giftReward, type InMuseum } from './view.ts'

/** The requested museum; refuses while it is closed. */
export function openMuseum({ user, input, now }: InMuseum): MuseumPart {
  const mine = museumOf(user, input.museum, now)
  checkRunning(mine.dates, now)
  return mine
}

function giftIn({ museum }: MuseumPart, giftId: string | number) {
  return found(giftsOf(museum).find(({ id }) => id === giftId))
}

export const shelves = domain((on) => {
  on(getMuseum, detailOf)

  on(synthesize, (request) => {
    const { user, input, now, language } = request
    const mine = openMuseum(request)
    const { id, rarity } = giftIn(mine, input.giftId)
    const cost = costOf(mine, rarity, now)
    const fragments = mine.fragments.get(id) ?? 0
    if (fragments < cost.fragments) throw new Refusal(2072, REASONS.tooFewFragments)
    charge(user, cost.coins)
    mine.fragments.set(id, fragments - cost.fragments)
    const newlyLit = !mine.owned.has(id)
    mine.owned.set(id, (mine.owned.get(id) ?? 0) + 1)
    if (mine.collector.open) mine.collector.points += RARITIES[rarity].points
    const shelf = SETS[mine.museum].find(({ gifts }) => gifts.some((gift) => gift.id === id))
    const completed = newlyLit && shelf?.gifts.every((gift) => mine.owned.has(gift.id))
    const grants = (completed && shelf?.grants) || []
    payOut(user, grants)
    return {
      granted: [giftReward(id, language), ...rewardsOf(grants, language)],
      newlyLit,
      museum: detailOf(request),
    }
  })

  on(purchasePrivileges, (request) => {
    const { user, input, now } = request
    const mine = openMuseum(request)
    const privilege = found(PRIVILEGES.find(({ id }) => id === input.privilegeId))
    if (has(mine, privilege.id, now)) throw new Refusal(2060, REASONS.privilegeHad)
    charge(user, privilege.price)
    mine.privileges.set(privilege.id, now + privilege.days * DAY)
    return detailOf(request)
  })

  on(makeWish, (request) => {
    const { input, now } = request
    const mine = openMuseum(request)
    const { id } = giftIn(mine, input.giftId)
    if (mine.wish) throw new Refusal(2060, REASONS.wishWaiting)
    if (wishesOf(mine, now).left < 1) throw new Refusal(2072, REASONS.noWishes)
    countOne(mine.wishes, now)
    mine.wish = id
    return detailOf(request)
  })

  on(refreshStall, (request) => {
    const { user, input, now } = request
    const mine = openMuseum(request)
    const { left, price } = refreshOf(mine, now)
    if (left < 1) throw new Refusal(2066, REASONS.noRefreshes)
    if (Number(input.price) !== price) throw new Refusal(2007, REASONS.priceChanged)
    charge(user, price)
    countOne(mine.refreshes, now)
    setUp(mine, mine.stall.since, mine.stall.turn + 1)
    return detailOf(request)
  })

  on(buyGifts, (request) => {
    const { user, input } = request
    const amount = Number(input.amount)
    if (!Number.isInteger(amount) || amount < 1) throw new Refusal(5001, REFUSALS.badInput)
    const mine = openMuseum(request)
    const offer = offersOf(mine, user).find(({ id }) => id === input.offerId)
    if (!offer) throw new Refusal(2007, REASONS.stallChanged)
    if (amount > offer.stock) throw new Refusal(2034, REFUSALS.soldOut)
    charge(user, offer.price * amount)
    mine.stall.bought.set(offer.id, (mine.stall.bought.get(offer.id) ?? 0) + amount)
    const fragments = offer.fragments * amount
    mine.fragments.set(offer.giftId, (mine.fragments.get(offer.giftId) ?? 0) + fragments)
    return { giftId: offer.giftId, fragments, museum: detailOf(request) }
  })
})
