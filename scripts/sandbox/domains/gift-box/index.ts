import { type GiftHolding, type GiftRecord, getGiftFlow, sendGift } from '#shared/api/gift-box'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { GIFT_PRICES, type Gift } from '../../world/gifts.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { type Grant, rewardOf } from '../../world/rewards.ts'
import { part, type User } from '../../world/user.ts'
import { earnGiftPoints } from '../gift-points/index.ts'

interface Flow {
  id: string
  at: number
  direction: 'in' | 'out'
  grant: Grant
  /** Id of the other one; undefined: the system. */
  userId?: string
}

interface GiftBox {
  holdings: { item: Gift; count: number; expiresAt: number | null }[]
  /** Oldest first. */
  flows: Flow[]
}

const boxOf: (user: User) => GiftBox = part('gift-box', (user) => {
  const { empty, coins, progress } = user.scenario
  const at = user.firstMidnight
  if (empty || coins === 0) return { holdings: [], flows: [] }
  const holdings: GiftBox['holdings'] = [
    { item: 'rose', count: 12, expiresAt: null },
    { item: 'lantern', count: 3, expiresAt: at + 7 * DAY },
  ]
  if (progress !== 'fresh') holdings.push({ item: 'castle', count: 1, expiresAt: at + 30 * DAY })
  const flows: Flow[] = [
    { id: '1', at: at - 3 * DAY, direction: 'in', grant: { item: 'rose', amount: 15 } },
    { id: '2', at: at - 2 * DAY, direction: 'in', grant: { item: 'lantern', amount: 3 }, userId: '20013' },
    { id: '3', at: at - DAY, direction: 'out', grant: { item: 'rose', amount: 3 }, userId: '20014' },
  ]
  return { holdings, flows }
})

/** Gifts still in the box: neither sent nor expired. */
function held({ user, now }: HandlerRequest<unknown>): GiftBox['holdings'] {
  return boxOf(user).holdings.filter(
    ({ count, expiresAt }) => count > 0 && (expiresAt === null || now < expiresAt),
  )
}

function holdingsView(request: HandlerRequest<unknown>): GiftHolding[] {
  return held(request).map(({ item, count, expiresAt }) => ({
    gift: rewardOf({ item, amount: count }, request.language),
    count,
    expiresAt,
  }))
}

function recordView(
  { state, language }: HandlerRequest<unknown>,
  { grant, userId, ...flow }: Flow,
): GiftRecord {
  return {
    ...flow,
    gift: rewardOf(grant, language),
    person: userId === undefined ? null : publicPerson(state.user(userId)),
  }
}

export const giftBox = domain((on) => {
  on(getGiftFlow, (request) => {
    const { direction } = request.input
    const flows = [...boxOf(request.user).flows]
      .reverse()
      .filter((flow) => !direction || flow.direction === direction)
    const { list, ...page } = pageOf(flows, request.input)
    return { holdings: holdingsView(request), ...page, list: list.map((flow) => recordView(request, flow)) }
  })

  on(sendGift, (request) => {
    const { user, input, now, state } = request
    const amount = Number(input.amount)
    const receiver = someone(state, input.toUserId)
    if (receiver === user) throw new Refusal(2007, REFUSALS.notToOneself)
    if (!Number.isInteger(amount) || amount < 1) throw new Refusal(5001, REFUSALS.badInput)
    const holding = found(held(request).find(({ item }) => item === input.giftId))
    if (holding.count < amount) throw new Refusal(2072, REFUSALS.tooFewGifts)
    holding.count -= amount
    earnGiftPoints(user, GIFT_PRICES[holding.item] * amount, now)
    const grant = { item: holding.item, amount }
    const add = (box: GiftBox, flow: Omit<Flow, 'id' | 'at' | 'grant'>) => {
      const added: Flow = { id: String(box.flows.length + 1), at: now, grant, ...flow }
      box.flows.push(added)
      return added
    }
    const received = boxOf(receiver)
    const same = received.holdings.find((each) => each.item === grant.item && each.expiresAt === null)
    if (same) same.count += amount
    else received.holdings.push({ item: grant.item, count: amount, expiresAt: null })
    add(received, { direction: 'in', userId: user.id })
    const record = recordView(request, add(boxOf(user), { direction: 'out', userId: receiver.id }))
    return { record, holdings: holdingsView(request) }
  })
})
