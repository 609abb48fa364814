import type { Live, Plan } from '../../site/live.ts'
import { ReleaseError } from '../release-error.ts'

/** The manifest with further plans, each with the next number, in the order in which they are due. */
export function withPlans(live: Live, plans: Omit<Plan, 'number'>[]): Live {
  const { lastPlan = 0 } = live
  const numbered = plans.map((plan, index) => ({ number: lastPlan + index + 1, ...plan }))
  return {
    ...live,
    plans: inOrder([...(live.plans ?? []), ...numbered]),
    lastPlan: lastPlan + plans.length,
  }
}

/** The manifest with a plan in the place of the one that has its number. */
export function withPlan(live: Live, plan: Plan): Live {
  return {
    ...live,
    plans: inOrder((live.plans ?? []).map((each) => (each.number === plan.number ? plan : each))),
  }
}

export function withoutPlan(live: Live, number: number): Live {
  const { plans = [], ...rest } = live
  const left = plans.filter((plan) => plan.number !== number)
  return left.length > 0 ? { ...rest, plans: left } : rest
}

/** The plan with a number. Throws a sentence where there is none. */
export function planIn({ plans = [] }: Live, number: number): Plan {
  const plan = plans.find((each) => each.number === number)
  if (plan) return plan
  const others =
    plans.length > 0 ? `There are: ${plans.map((each) => each.number).join(', ')}.` : 'There is none.'
  throw new ReleaseError(
    'command',
    `There is no plan ${number}: it was carried out or withdrawn. ${others} Nothing changed.`,
  )
}

const inOrder = (plans: Plan[]) =>
  plans.sort((a, b) => (a.due === b.due ? a.number - b.number : a.due < b.due ? -1 : 1))
