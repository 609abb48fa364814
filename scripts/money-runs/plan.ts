import fc from 'fast-check'
import { FAULTS, type Fault, type Trip } from './network.ts'

/** What people do on their phone. */
const ACTS = [
  'press',
  'press twice',
  'press in every tab',
  'reload',
  'open once more',
  'come back',
  'log in again',
  'look',
  'set the clock',
  'hand the phone over',
] as const

/** One thing that is done, in a tab (its place among the open ones), and how long until the next, in ms. */
export interface Step {
  act: (typeof ACTS)[number]
  tab: number
  pause: number
  /** By how many hours a clock that is set jumps. */
  hours: number
}

/** All that chance decides in a run. */
export interface Plan {
  /** The month has had its first withdrawal: then two of an amount come to the same. */
  later: boolean
  steps: Step[]
  /** What happens to requests, one after the other; to those beyond, nothing. */
  mutations: Trip[]
  reads: Trip[]
}

const NEXT_DAY = 25 * 3_600_000
const HARMFUL = (Object.keys(FAULTS) as Fault[]).filter((each) => each !== 'none')

/** So that no campaign ends meanwhile, which would be a reason to refuse. */
const MOST_DAYS = 3

const steps = fc
  .array(
    fc.record<Step>({
      act: fc.oneof(
        { withCrossShrink: true },
        { weight: 3, arbitrary: fc.constant('press') },
        { weight: 10, arbitrary: fc.constantFrom(...ACTS) },
      ),
      tab: fc.nat(2),
      pause: fc.oneof(
        { withCrossShrink: true },
        { weight: 6, arbitrary: fc.nat(50) },
        { weight: 6, arbitrary: fc.nat(2000) },
        { weight: 6, arbitrary: fc.nat(26_000) },
        { weight: 1, arbitrary: fc.constant(NEXT_DAY) },
      ),
      hours: fc.constantFrom(25, -25, 1, -1, 23, 800, -800),
    }),
    { minLength: 4, maxLength: 18, size: 'max' },
  )
  .map((list) => {
    let days = 0
    return list.map((step) => (step.pause === NEXT_DAY && ++days > MOST_DAYS ? { ...step, pause: 0 } : step))
  })
const trips = (percent: number) =>
  fc.array(
    fc.record<Trip>({
      fault: fc.oneof(
        { withCrossShrink: true },
        { weight: 100 - percent, arbitrary: fc.constant('none') },
        { weight: percent, arbitrary: fc.constantFrom(...HARMFUL) },
      ),
      delay: fc.integer({ min: 20, max: 1500 }),
      late: fc.integer({ min: 8000, max: 25_000 }),
    }),
    { minLength: 10, maxLength: 40, size: 'max' },
  )

/** Plans, from which fast-check takes away what a failure does not need. */
export const plans = fc.record<Plan>({
  later: fc.boolean(),
  steps,
  mutations: trips(65),
  reads: trips(25),
})
