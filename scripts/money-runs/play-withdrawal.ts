import type { Sandbox } from '../sandbox/index.ts'
import type { Client } from './bundle-client.ts'
import { type Ledger, openLedger, PEOPLE } from './ledger.ts'
import { createNetwork } from './network.ts'
import { createPeople } from './person.ts'
import { createPhone } from './phone.ts'
import type { Plan } from './plan.ts'
import { createVirtualTime } from './virtual-time.ts'

/** How one run ended. */
export interface Run {
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

/** Plays a withdrawal of two people in a faulty network, and compares the outcome with what they were shown. */
export async function playWithdrawal(plan: Plan, sandbox: Sandbox, client: Client): Promise<Run> {
  sandbox.reset()
  const time = createVirtualTime(NOON)
  sandbox.clock.freeze(NOON)
  const ledgers = new Map(
    PEOPLE.map((userId) => [userId as string, openLedger(sandbox, time.now, plan.later, userId)]),
  )
  const network = createNetwork(sandbox, time, plan, '/applyWithdraw')
  const phone = createPhone(time, (browser) => client(browser).openTab(), network.send)
  const people = createPeople({ phone, time, ledgers })

  for (const step of plan.steps) {
    people.do(step)
    await time.pass(step.pause)
  }
  // what is still on its way arrives, then the network recovers and both look once more
  await time.pass(60_000)
  network.recover()
  const seen = new Map<string, { standing: string; records?: number | undefined }>()
  for (const userId of PEOPLE) seen.set(userId, await people.lookAgain(userId))
  // what proxies still repeat
  await time.pass(3 * 3_600_000)

  const violations: string[] = []
  let completed = 0
  for (const userId of PEOPLE) {
    const { before, made } = ledgers.get(userId) as Ledger
    const { standing = '', records } = seen.get(userId) ?? {}
    const times = made().length
    completed += times
    const violate = (what: string) => violations.push(`${userId}: ${what}`)
    people.contradictions(userId).forEach(violate)
    if (times > 1) violate(`${times} withdrawals`)
    if (times > 0 && people.of(userId).presses.length === 0) violate('a withdrawal without a press')
    if (standing === 'unknown' || standing === 'asking') violate('the result stays unknown')
    if (records !== before + times) violate(`sees ${records} withdrawals, not ${before + times}`)
  }
  const story = [...people.story, `network faults: ${network.faults.join(', ')}`]
  return { completed, violations, story, faults: network.faults }
}
