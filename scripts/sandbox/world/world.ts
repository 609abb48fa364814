import { type AnsweredKeys, createAnsweredKeys } from '../server/act-once.ts'
import type { Call } from '../server/call.ts'
import { createFaults, type Faults } from '../server/faults.ts'

import { type Clock, createClock } from './clock.ts'
import { createState, type State } from './state.ts'

export interface SandboxOptions {
  /** Two sandboxes with one seed, clock and history of calls are equal. */
  seed?: string
  /** Where its clock starts, ms since 1970; it runs from there. By default the machine's own time. */
  now?: number
}

/** Everything that a sandbox holds; a reset renews it. */
export interface World {
  clock: Clock
  faults: Faults
  state: State
  answeredKeys: AnsweredKeys
  calls: Call[]
  /** Lists a call that has come. */
  note(call: Call): void
  /**
   * A number that is never used again, even after a reset; identifies the version that "changed since" is asked about.
   */
  next(): number
  /** @param at where its clock starts again, ms since 1970; by default as in the beginning. */
  reset(at?: number): void
}

const MOST_CALLS = 1000

export function createWorld({ seed = 'sandbox', now }: SandboxOptions): World {
  const clock = createClock(now)
  let last = 0
  const next = () => ++last
  const world: World = {
    clock,
    faults: createFaults(),
    state: createState(seed, clock.now(), next),
    answeredKeys: createAnsweredKeys(),
    calls: [],
    next,
    note(call) {
      world.calls.push(call)
      if (world.calls.length > MOST_CALLS) world.calls.shift()
    },
    reset(at = now) {
      if (at === undefined) clock.real()
      else clock.set(at)
      world.faults.clear()
      world.state = createState(seed, clock.now(), next)
      world.answeredKeys = createAnsweredKeys()
      world.calls = []
    },
  }
  return world
}
