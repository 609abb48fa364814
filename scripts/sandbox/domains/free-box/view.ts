import type { FreeBox, FreeBoxDetail, SharedFreeBox } from '#shared/api/free-box'
import type { HandlerRequest } from '../../domain.ts'
import { campaignOf } from '../../world/campaign.ts'
import { leftToday } from '../../world/daily.ts'
import { publicPerson } from '../../world/people.ts'
import { drawOne } from '../../world/random.ts'
import { rewardOf, rewardsOf } from '../../world/rewards.ts'
import { type Box, boxesOf, boxState, expiresAt, mostHelpers, newestBox, tierOf } from './boxes.ts'
import { BOX_HOURS, EDITIONS, type Edition, HELPS_A_DAY, STARTS_A_DAY, THANKS, words } from './plan.ts'

export function boxOf(box: Box, { state, now, language }: HandlerRequest<unknown>): FreeBox {
  const { id, edition, ownerId, startedAt, helpers, opened } = box
  return {
    id,
    edition,
    owner: publicPerson(state.user(ownerId)),
    startedAt,
    expiresAt: expiresAt(box),
    helpers: helpers.map(({ userId, at }) => ({ ...publicPerson(state.user(userId)), at })),
    need: mostHelpers(box),
    tier: tierOf(box),
    state: boxState(box, now),
    opened: opened && { at: opened.at, tier: opened.tier, rewards: rewardsOf(opened.grants, language) },
  }
}

function tiersOf(edition: Edition, { language }: HandlerRequest<unknown>): FreeBoxDetail['tiers'] {
  return EDITIONS[edition].tiers.map(({ name, need, possible }, at) => ({
    tier: at + 1,
    name: words[language].tiers[name],
    need,
    possible: possible.map(({ grant, percent }) => ({ reward: rewardOf(grant, language), percent })),
  }))
}

export function detailOf(request: HandlerRequest<unknown>, edition: Edition): FreeBoxDetail {
  const { user, now } = request
  const { dates, starts } = boxesOf(user)
  const box = newestBox(user, (box) => box.edition === edition)
  return {
    ...campaignOf(EDITIONS[edition].activityId, dates, now),
    edition,
    tiers: tiersOf(edition, request),
    hours: BOX_HOURS,
    box: box ? boxOf(box, request) : null,
    starts: { left: leftToday(starts[edition], STARTS_A_DAY, now), total: STARTS_A_DAY },
    feed: feedOf(request, edition),
  }
}

/** One box is opened every seven minutes. */
function feedOf(
  { user, state, now, language }: HandlerRequest<unknown>,
  edition: Edition,
): FreeBoxDetail['feed'] {
  const { startAt, endAt } = boxesOf(user).dates
  if (user.scenario.empty || now < startAt) return []
  const every = 7 * 60_000
  const last = Math.floor(Math.min(now, endAt) / every)
  const possible = EDITIONS[edition].tiers.flatMap((tier) => tier.possible)
  return Array.from({ length: 8 }, (_, back) => {
    const person = state.user(String(80_101 + ((last - back) % 60)))
    const { grant } = drawOne(person.seeded(`feed ${edition}`), possible)
    return { ...publicPerson(person), at: (last - back) * every, reward: rewardOf(grant, language) }
  })
}

export function sharedOf(box: Box, request: HandlerRequest<unknown>): SharedFreeBox {
  const { user, now, language } = request
  const left = leftToday(boxesOf(user).helps, HELPS_A_DAY, now)
  return {
    ...campaignOf(EDITIONS[box.edition].activityId, boxesOf(request.state.user(box.ownerId)).dates, now),
    box: boxOf(box, request),
    tiers: tiersOf(box.edition, request),
    thanks: rewardsOf(THANKS, language),
    mine: mayHelp(box, request, left),
    helps: { left, total: HELPS_A_DAY },
  }
}

function mayHelp(box: Box, { user, now }: HandlerRequest<unknown>, left: number): SharedFreeBox['mine'] {
  if (box.ownerId === user.id) return 'own'
  if (user.id && box.helpers.some(({ userId }) => userId === user.id)) return 'helped'
  const state = boxState(box, now)
  if (state !== 'waiting' && state !== 'ready') return 'closed'
  if (!user.id) return 'login'
  return left > 0 ? 'can' : 'spent'
}
