import { type Clock, createClock } from './clock.ts'
import { createIntents, type Intents } from './intents.ts'
import type { SandboxOptions } from './sandbox.ts'
import { createState, type State } from './state.ts'
import { createSteering, type Steering } from './steering.ts'

/** A call that was received, for people who look at what a page does. */
export interface Call {
  at: number
  method: string
  path: string
  userId: string
  params: Record<string, string>
  /** HTTP status and the envelope's code, as they were sent; absent: the connection broke. */
  status?: number
  code?: number
  /** A rule was applied, or the answer to an intent was given again. */
  note?: 'steered' | 'repeated'
}

/** Everything that a sandbox holds; a reset renews it. */
export interface World {
  clock: Clock
  steering: Steering
  state: State
  intents: Intents
  calls: Call[]
  note(call: Call): void
  reset(): void
}

const MOST_CALLS = 1000

export function createWorld({ seed = 'sandbox', now }: SandboxOptions): World {
  const clock = createClock(now)
  const world: World = {
    clock,
    steering: createSteering(),
    state: createState(seed, clock.now()),
    intents: createIntents(),
    calls: [],
    note(call) {
      world.calls.push(call)
      if (world.calls.length > MOST_CALLS) world.calls.shift()
    },
    reset() {
      if (now === undefined) clock.real()
      else clock.set(now)
      world.steering.clear()
      world.state = createState(seed, clock.now())
      world.intents = createIntents()
      world.calls = []
    },
  }
  return world
}
