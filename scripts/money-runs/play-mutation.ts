import type { FestivalId } from '#shared/api/festival'
import { getChargeLog } from '#shared/api/overseas-charge'
import { gainedSince, partOf } from '../sandbox/domains/festival/part.ts'
import { planOf } from '../sandbox/domains/festival/view.ts'
import type { Sandbox } from '../sandbox/index.ts'
import { ask } from '../sandbox/testing/ask.ts'
import { midnight } from '../sandbox/world/clock.ts'
import type { Client } from './bundle-client.ts'
import { createBuyers } from './buyer.ts'
import { MUTATIONS, type MutationPage } from './client/mutations.ts'
import { PEOPLE } from './ledger.ts'
import { createNetwork } from './network.ts'
import { createPhone } from './phone.ts'
import type { Plan } from './plan.ts'
import { NOON, type Run } from './play-withdrawal.ts'
import { createVirtualTime } from './virtual-time.ts'

type Count = (sandbox: Sandbox, userId: string) => number | Promise<number>

const festivalOf = (sandbox: Sandbox, id: FestivalId, userId: string) =>
  partOf(sandbox.state.user(userId), planOf(id))
const spent =
  (price: number): Count =>
  (sandbox, userId) =>
    -sandbox.state.user(userId).coins / price

/** How often the server has carried it out for a person, but for what was there before. */
const COUNTS: Record<MutationPage, Count> = {
  '/EbusinessShop': spent(6000),
  '/constellation': spent(1000),
  '/magicEmoji': spent(1000),
  '/halloween': (sandbox, userId) => {
    const own = festivalOf(sandbox, 'halloween', userId)
    return (gainedSince(own, 0) - own.tokens) / 10
  },
  // what was not claimed is credited in the last millisecond of a day
  '/nationalDay': (sandbox, userId) =>
    festivalOf(sandbox, 'national', userId).gained.filter(({ at }) => midnight(at + 1) !== at + 1).length,
  '/recharge/home': async (sandbox, userId) =>
    (await ask(sandbox, getChargeLog, { pageNo: 1, pageSize: 20 }, { userId })).data?.total ?? 0,
}

/** Of pages where the server itself has reasons to refuse: a task that is claimed, a campaign that has ended. */
const REFUSES: readonly MutationPage[] = ['/nationalDay', '/halloween']

/** Plays one purchase, draw, claim or order of two people, and compares the outcome with what they were shown. */
export async function playMutation(
  page: MutationPage,
  plan: Plan,
  sandbox: Sandbox,
  client: Client,
): Promise<Run> {
  sandbox.reset()
  const time = createVirtualTime(NOON)
  sandbox.clock.freeze(NOON)
  const network = createNetwork(sandbox, time, plan, MUTATIONS[page].endpoint.path)
  const phone = createPhone(time, (browser) => client(browser).openMutationTab(page), network.send)
  const buyers = createBuyers({ phone, time })
  const count = COUNTS[page]
  const before = new Map<string, number>()
  for (const userId of PEOPLE) before.set(userId, await count(sandbox, userId))

  for (const step of plan.steps) {
    buyers.do(step)
    await time.pass(step.pause)
  }
  await time.pass(60_000)
  network.recover()
  const open = new Map<string, boolean>()
  for (const userId of PEOPLE) open.set(userId, (await buyers.lookAgain(userId)).open)
  // what proxies still repeat
  await time.pass(3 * 3_600_000)

  const violations: string[] = []
  let completed = 0
  for (const userId of PEOPLE) {
    const { pressed, shown } = buyers.of(userId)
    const times = Math.round((await count(sandbox, userId)) - (before.get(userId) ?? 0))
    completed += times
    const violate = (what: string) => violations.push(`${userId}: ${what}`)
    if (times > 1) violate(`done ${times} times`)
    if (times > 0 && !pressed) violate('done without a press')
    if (open.get(userId)) violate('the result stays unknown')
    if (times === 1 && !shown.has('done')) violate('done, but never shown')
    if (times === 0 && shown.has('done')) violate('shown as done, and was not')
    if (shown.has('refused') && !REFUSES.includes(page)) violate('refused without a reason')
  }
  return {
    completed,
    violations,
    story: [...buyers.story, `network faults: ${network.faults.join(', ')}`],
    faults: network.faults,
  }
}
