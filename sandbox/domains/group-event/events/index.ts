import type { EventPlan } from '../plan.ts'
import { plan as event20260408 } from './20260408/plan.ts'
import { plan as event20260416 } from './20260416/plan.ts'
import { plan as event20260709 } from './20260709/plan.ts'
import { plan as event20260808 } from './20260808/plan.ts'

/** The group events that there are or were, oldest first. */
export const EVENTS: readonly EventPlan[] = [event20260408, event20260416, event20260709, event20260808]
