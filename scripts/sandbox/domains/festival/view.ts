import type { Festival, FestivalId } from '#shared/api/festival'
import type { HandlerRequest } from '../../domain.ts'
import { campaignOf } from '../../world/campaign.ts'
import { found } from '../../world/refusal.ts'
import { rewardOf, rewardsOf } from '../../world/rewards.ts'
import type { User } from '../../world/user.ts'
import { type InFestival, partOf, todayOf } from './part.ts'
import { FESTIVALS, type FestivalPlan, TASKS, words } from './plan.ts'

export const planOf = (id: FestivalId): FestivalPlan => found(FESTIVALS.find((plan) => plan.id === id))

export const festivalDates = (user: User, id: FestivalId) => partOf(user, planOf(id)).dates

/** Answers with the festival and the person's part in it. */
export function inFestival<In, Out>(id: FestivalId | undefined, answer: (request: InFestival<In>) => Out) {
  return (request: HandlerRequest<In>): Out => {
    const plan = planOf(id ?? (request.input as { festival: FestivalId }).festival)
    return answer({ ...request, plan, own: partOf(request.user, plan) })
  }
}

export function festivalOf({ plan, own, now, language }: InFestival<unknown>): Festival {
  const today = todayOf(own, now)
  const { tasks } = words[language]
  return {
    festival: plan.id,
    ...campaignOf(plan.activityId, own.dates, now),
    tokens: own.tokens,
    tasks: TASKS.map(({ id, target, tokens, doneBy }) => {
      const progress = Math.min(target, today.done.get(id) ?? 0)
      const state = today.claimed.has(id) ? 'claimed' : progress < target ? 'todo' : 'claimable'
      const { title, desc } = id === 'act' ? words[language].acts[plan.id] : tasks[id]
      return { id, title, desc, progress, target, tokens, state, doneBy }
    }),
    draw: plan.draw
      ? {
          cost: plan.draw.cost,
          prizes: plan.draw.prizes.map(({ grant, percent }, at) => ({
            id: String(at + 1),
            reward: rewardOf(grant, language),
            percent,
          })),
        }
      : null,
    offers: plan.offers.map(({ id, grant, cost, total }) => ({
      id,
      reward: rewardOf(grant, language),
      cost,
      left: total - (own.taken.get(id) ?? 0),
      total,
    })),
    places: plan.places.map(({ grants, ...place }) => ({ ...place, rewards: rewardsOf(grants, language) })),
  }
}
