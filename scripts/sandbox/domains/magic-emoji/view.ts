import type { HandlerRequest } from '../../domain.ts'
import { campaignOf } from '../../world/campaign.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { type EmojiPart, emojiPartOf, stockOf, takenByMe } from './part.ts'
import { ACTIVITY_ID, EMOJI, type EmojiPlan, PACKS, type PackPlan, words } from './plan.ts'

/** The shop as the contract has it. */
export function infoOf(request: HandlerRequest<unknown>) {
  const { user, now, language } = request
  const mine = emojiPartOf(user)
  const { empty } = user.scenario
  return {
    ...campaignOf(ACTIVITY_ID, mine.dates, now),
    currency: words[language].currency,
    wallet: user.id ? { tokens: mine.tokens, balance: user.coins } : null,
    emoji: empty ? [] : EMOJI.map((plan) => emojiOf(mine, plan, request)),
    packs: empty ? [] : PACKS.map((plan) => packOf(mine, plan, request)),
  }
}

function emojiOf(mine: EmojiPart, plan: EmojiPlan, { now, language }: HandlerRequest<unknown>) {
  const stock = stockOf(mine, plan, now)
  const exchanged = takenByMe(mine, plan)
  const until = mine.until.get(plan.id)
  const has = until === 0 || (until !== undefined && until > now)
  return {
    id: plan.id,
    name: words[language].emoji[plan.id],
    image: '',
    price: plan.price,
    days: plan.days,
    stock,
    total: plan.total,
    limit: plan.limit,
    exchanged,
    state: saleState(stock < 1, exchanged >= plan.limit),
    mine: has ? { until: until || null } : null,
  }
}

function packOf(mine: EmojiPart, plan: PackPlan, { language }: HandlerRequest<unknown>) {
  return {
    id: plan.id,
    name: words[language].packs[plan.id],
    tokens: plan.tokens,
    rewards: rewardsOf(plan.grants, language),
    price: plan.price,
    usualPrice: plan.usualPrice,
    limit: plan.limit,
    bought: mine.bought.get(plan.id) ?? 0,
    state: packState(mine, plan),
  }
}

export function packState({ bought }: EmojiPart, { id, limit, soldOut = false }: PackPlan) {
  return saleState(soldOut, limit > 0 && (bought.get(id) ?? 0) >= limit)
}

function saleState(soldOut: boolean, limitReached: boolean) {
  if (soldOut) return 'soldOut' as const
  return limitReached ? ('limitReached' as const) : ('onSale' as const)
}
