import { nameOf, SIGNATURES } from './names.ts'
import { portraitOf } from './portraits/index.ts'
import { createRandom, type Random } from './random.ts'
import { ORDINARY, SCENARIOS, type Scenario } from './scenario.ts'

/** A person in the sandbox: made from the id alone, so that every run knows the same people. */
export interface User {
  /** '' for a guest. */
  id: string
  nickname: string
  /** '' without a portrait; see `portraits`. */
  portrait: string
  signature: string
  level: number
  rids: string[]
  scenario: Scenario
  /** PP coin. */
  coins: number
  /** Goes on from call to call; draws use it. */
  luck: Random
  /** Midnight of the sandbox's first day, from which campaigns are dated. */
  firstMidnight: number
  /** Numbers that depend on the person and the topic, and never on what happened before. */
  seeded(topic: string): Random
  /** What domains remember of the person; see `part`. */
  parts: Map<string, unknown>
}

/** @param seed the sandbox's. */
export function createUser(id: string, seed: string, firstMidnight: number): User {
  const seeded = (topic: string) => createRandom(`${seed}/${id}/${topic}`)
  const random = seeded('person')
  const scenario = SCENARIOS[id] ?? ORDINARY
  return {
    id,
    nickname: nameOf(id),
    portrait: portraitOf(id),
    signature: random.pick(SIGNATURES),
    level: random.whole(1, 60),
    rids: ['captain'],
    scenario,
    coins: scenario.coins,
    luck: seeded('luck'),
    firstMidnight,
    seeded,
    parts: new Map(),
  }
}

/** A domain's data of each person; created on first use. */
export function part<T>(name: string, create: (user: User) => T): (user: User) => T {
  return (user) => {
    if (!user.parts.has(name)) user.parts.set(name, create(user))
    return user.parts.get(name) as T
  }
}
