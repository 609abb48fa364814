import type { ConstellationConfig, StarBoard } from '#shared/api/constellation'
import type { StarLevels, StarPackage } from '#shared/api/constellation-rewards'
import type { HandlerRequest } from '../../domain.ts'
import { rewardOf, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { fill } from '../../world/text.ts'
import {
  FLOORS,
  GUARANTEE,
  LEVELS,
  NUMBER,
  needToOpen,
  ODDS,
  PACKAGES,
  PRICES,
  RESETS_A_DAY,
  STAR_CHANCE,
  words,
} from './plan.ts'
import { litOnFloor, resetsLeft, roomState, type Sky, skyOf } from './sky.ts'

/** What the rules say in numbers is what draws go by. */
const FIGURES = { ...PRICES, chance: STAR_CHANCE * 100, guarantee: GUARANTEE, resets: RESETS_A_DAY }

export function configOf({ user, now, language }: HandlerRequest<unknown>): ConstellationConfig {
  const { dates } = skyOf(user)
  const { name, currency, rules } = words[language]
  return {
    id: String(NUMBER),
    name,
    ...dates,
    phase: phaseAt(now, dates),
    currency,
    prices: PRICES,
    guaranteeAfter: GUARANTEE,
    odds: ODDS.map(({ grant, rarity, percent }) => ({ reward: rewardOf(grant, language), rarity, percent })),
    rules: rules.map(({ title, items }) => ({ title, items: items.map((item) => fill(item, FIGURES)) })),
  }
}

export function boardOf({ user, now, language }: HandlerRequest<unknown>): StarBoard {
  const sky = skyOf(user)
  const { floors, rooms } = words[language]
  return {
    floors: FLOORS.map((floor, at) => ({
      floor: at + 1,
      element: floor.element,
      name: floors[floor.element],
      state: at < sky.floorsOpen ? 'open' : at === sky.floorsOpen ? 'next' : 'closed',
      need: needToOpen(at + 1),
      have: litOnFloor(sky, at),
      rooms: floor.rooms.map(({ sign, stars }) => ({
        id: sign,
        sign,
        name: rooms[sign],
        treasure: rewardOf({ item: sign, amount: 1 }, language),
        lit: sky.lit.get(sign) ?? 0,
        stars,
        state: roomState(sky, sign),
      })),
    })),
    roomId: sky.room,
    keys: sky.keys,
    draws: sky.draws,
    guaranteeLeft: sky.guaranteeLeft,
    resets: { left: resetsLeft(sky, now), total: RESETS_A_DAY },
  }
}

export function levelsOf({ user, language }: HandlerRequest<unknown>): StarLevels {
  const { draws, claimedLevels } = skyOf(user)
  return {
    level: LEVELS.filter(({ points }) => draws >= points).length,
    points: draws,
    list: LEVELS.map(({ points, grants }, at) => ({
      level: at + 1,
      points,
      rewards: rewardsOf(grants, language),
      state: claimedLevels.has(at + 1) ? 'claimed' : draws >= points ? 'claimable' : 'locked',
    })),
  }
}

export function packagesOf({ user, language }: HandlerRequest<unknown>): StarPackage[] {
  if (user.scenario.empty) return []
  const sky = skyOf(user)
  return PACKAGES.map((plan) => ({
    id: plan.id,
    name: words[language].packages[plan.id],
    rewards: rewardsOf(plan.grants, language),
    price: plan.price,
    usualPrice: plan.usualPrice,
    limit: plan.limit,
    bought: sky.bought.get(plan.id) ?? 0,
    state: packageState(sky, plan),
  }))
}

export function packageState(
  sky: Sky,
  { id, limit, soldOut }: (typeof PACKAGES)[number],
): StarPackage['state'] {
  if (soldOut) return 'soldOut'
  return limit > 0 && (sky.bought.get(id) ?? 0) >= limit ? 'limitReached' : 'onSale'
}
