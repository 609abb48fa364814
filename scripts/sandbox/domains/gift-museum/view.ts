import type { HandlerRequest } from '../../domain.ts'
import { campaignOf } from '../../world/campaign.ts'
import { claimStateOf } from '../../world/claim.ts'
import { rewardsOf } from '../../world/rewards.ts'
import type { Language } from '../../world/text.ts'
import {
  costOf,
  giftsOf,
  type MuseumPart,
  museumOf,
  offersOf,
  refreshesAt,
  refreshOf,
  wishesOf,
} from './part.ts'
import {
  ACTIVITY_IDS,
  AWARDS,
  COLLECTOR,
  type GiftId,
  type MuseumName,
  PRIVILEGES,
  SETS,
  words,
} from './plan.ts'

/** A call about one of the museums. */
export type InMuseum = HandlerRequest<{ museum: MuseumName }>

export function detailOf(request: InMuseum) {
  const { user, now, language, input } = request
  const mine = museumOf(user, input.museum, now)
  const { museum, dates, owned, wish } = mine
  return {
    ...campaignOf(ACTIVITY_IDS[museum], dates, now),
    museum,
    balance: user.coins,
    lit: owned.size,
    total: giftsOf(museum).length,
    shelves: user.scenario.empty ? [] : shelvesOf(mine, now, language),
    stall: { offers: offersOf(mine, user), refreshesAt: refreshesAt(mine), ...refreshOf(mine, now) },
    wish: { giftId: wish, ...wishesOf(mine, now) },
    privileges: privilegesOf(mine, request),
    collector: collectorOf(mine, language),
  }
}

function shelvesOf(mine: MuseumPart, now: number, language: Language) {
  const { sets, gifts: names } = words[language]
  return SETS[mine.museum].map(({ id, gifts, grants }) => ({
    id,
    name: sets[id],
    gifts: gifts.map((gift) => ({
      ...gift,
      name: names[gift.id],
      image: '',
      lit: mine.owned.has(gift.id),
      owned: mine.owned.get(gift.id) ?? 0,
      fragments: mine.fragments.get(gift.id) ?? 0,
      cost: costOf(mine, gift.rarity, now),
    })),
    lit: gifts.filter((gift) => mine.owned.has(gift.id)).length,
    rewards: rewardsOf(grants, language),
    complete: gifts.every((gift) => mine.owned.has(gift.id)),
  }))
}

function privilegesOf({ privileges }: MuseumPart, { user, now, language }: HandlerRequest<unknown>) {
  if (user.scenario.empty) return []
  return PRIVILEGES.map(({ id, price, days }) => {
    const until = privileges.get(id) ?? 0
    return { id, ...words[language].privileges[id], price, days, until: until > now ? until : null }
  })
}

function collectorOf({ collector }: MuseumPart, language: Language) {
  const { open, points, received, resets } = collector
  const reached = AWARDS.filter((award, at) => open && points >= award.points && !received.has(at + 1))
  return {
    state: !open
      ? ('closed' as const)
      : received.size < AWARDS.length
        ? ('open' as const)
        : ('complete' as const),
    price: COLLECTOR.price,
    resetPrice: COLLECTOR.resetPrice,
    points,
    list: AWARDS.map((award, at) => ({
      level: at + 1,
      points: award.points,
      rewards: rewardsOf(award.grants, language),
      state: claimStateOf(received.has(at + 1), reached.includes(award)),
    })),
    resets: { left: COLLECTOR.resets - resets, total: COLLECTOR.resets },
    loses: {
      points,
      rewards: rewardsOf(
        reached.flatMap(({ grants }) => grants),
        language,
      ),
    },
  }
}

/** A gift of the museum as the contract's `reward`. */
export function giftReward(id: GiftId, language: Language) {
  return { id, kind: 'gift' as const, name: words[language].gifts[id], amount: 1, days: 0, image: '' }
}
