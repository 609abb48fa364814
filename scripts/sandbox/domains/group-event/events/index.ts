import type { EventPlan } from '../plan.ts'
import { plan as event20260408 } from './20260408/plan.ts'
import { plan as event20260416 } from './20260416/plan.ts'
import { plan as event20260508 } from './20260508/plan.ts'
import { plan as event20260601 } from './20260601/plan.ts'
import { plan as event20260615 } from './20260615/plan.ts'
import { plan as event20260616 } from './20260616/plan.ts'
import { plan as event20260701 } from './20260701/plan.ts'
import { plan as event20260709 } from './20260709/plan.ts'
import { plan as event20260716 } from './20260716/plan.ts'
import { plan as event20260801 } from './20260801/plan.ts'
import { plan as event20260808 } from './20260808/plan.ts'
import { plan as event20260901 } from './20260901/plan.ts'
import { plan as event20260907 } from './20260907/plan.ts'
import { plan as event20260919 } from './20260919/plan.ts'
import { plan as event20261001 } from './20261001/plan.ts'
import { plan as event20261009 } from './20261009/plan.ts'
import { plan as event20261016 } from './20261016/plan.ts'

/** The group events that there are or were, oldest first. */
export const EVENTS: readonly EventPlan[] = [
  event20260408,
  event20260416,
  event20260508,
  event20260601,
  event20260615,
  event20260616,
  event20260701,
  event20260709,
  event20260716,
  event20260801,
  event20260808,
  event20260901,
  event20260907,
  event20260919,
  event20261001,
  event20261009,
  event20261016,
]
