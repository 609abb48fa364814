import type { Sandbox } from '../sandbox/index.ts'
import { createRandom } from '../sandbox/world/random.ts'
import type { Client } from './bundle-client.ts'
import { openLedger } from './ledger.ts'
import { createNetwork } from './network.ts'
import { createPerson } from './person.ts'
import { createPhone } from './phone.ts'
import { createVirtualTime } from './virtual-time.ts'

/** How one run ended. */
export interface Run {
  seed: string
  /** How often the server carried it out. */
  completed: number
  /** Broken rules, as sentences; empty where all hold. */
  violations: string[]
  /** What happened, in order. */
  story: string[]
  /** The network faults of the mutation’s requests. */
  faults: readonly string[]
}

/** Noon of the tenth of a month in the product's zone. */
export const NOON = Date.UTC(2026, 3, 10, 4)

/** Plays one withdrawal in a faulty network, and compares the outcome with what the person was shown. */
export async function play(seed: string, sandbox: Sandbox, client: Client): Promise<Run> {
  sandbox.reset()
  const random = createRandom(seed)
  const time = createVirtualTime(NOON)
  sandbox.clock.freeze(NOON)
  const ledger = openLedger(sandbox, time.now, random.next() < 0.5)
  const network = createNetwork(sandbox, time, random, '/applyWithdraw')
  const phone = createPhone(time, (browser) => client(browser).openTab(), network.send)
  const person = createPerson({ phone, time, random, ledger })

  const steps = random.whole(4, 18)
  for (let step = 0; step < steps; step++) {
    person.doSomething()
    await time.pass(random.whole(0, random.pick([50, 2000, 26_000])))
  }
  // what is still on its way arrives, then the network recovers and the person looks once more
  await time.pass(60_000)
  network.recover()
  const seen = await person.lookAgain()

  const withdrawals = ledger.made().length
  const violations = person.contradictions()
  if (withdrawals > 1) violations.push(`${withdrawals} withdrawals`)
  if (seen.standing === 'unknown' || seen.standing === 'asking') violations.push('the result stays unknown')
  if (seen.records !== ledger.before + withdrawals)
    violations.push(`sees ${seen.records} withdrawals, not ${ledger.before + withdrawals}`)
  const story = [...person.story, `network faults: ${network.faults.join(', ')}`]
  return { seed, completed: withdrawals, violations, story, faults: network.faults }
}
