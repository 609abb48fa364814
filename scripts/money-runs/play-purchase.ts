import type { Sandbox } from '../sandbox/index.ts'
import { createRandom } from '../sandbox/world/random.ts'
import type { Client } from './bundle-client.ts'
import { createBuyer } from './buyer.ts'
import { PURCHASES, type PurchasePage } from './client/purchases.ts'
import { USER } from './ledger.ts'
import { createNetwork } from './network.ts'
import { createPhone } from './phone.ts'
import { NOON, type Run } from './play-run.ts'
import { createVirtualTime } from './virtual-time.ts'

/** Plays one purchase in a faulty network, and compares the outcome with what the person was shown. */
export async function playPurchase(
  page: PurchasePage,
  seed: string,
  sandbox: Sandbox,
  client: Client,
): Promise<Run> {
  sandbox.reset()
  const random = createRandom(seed)
  const time = createVirtualTime(NOON)
  sandbox.clock.freeze(NOON)
  const { endpoint, input } = PURCHASES[page]
  const network = createNetwork(sandbox, time, random, endpoint.path)
  const phone = createPhone(time, (browser) => client(browser).openPurchaseTab(page), network.send)
  const buyer = createBuyer({ phone, time, random })
  const purse = () => sandbox.state.user(USER).coins
  const before = purse()

  const steps = random.whole(4, 18)
  for (let step = 0; step < steps; step++) {
    buyer.doSomething()
    await time.pass(random.whole(0, random.pick([50, 2000, 26_000])))
  }
  await time.pass(60_000)
  network.recover()
  const seen = await buyer.lookAgain()

  const completed = (before - purse()) / input.price
  const violations: string[] = []
  if (completed > 1) violations.push(`bought ${completed} times`)
  if (seen.open) violations.push('the result stays unknown')
  if (completed === 1 && !buyer.shown.has('done')) violations.push('bought, but never shown')
  if (completed === 0 && buyer.shown.has('done')) violations.push('shown a purchase that was not made')
  if (buyer.shown.has('refused')) violations.push('refused without a reason')
  return {
    seed,
    completed,
    violations,
    story: [...buyer.story, `network faults: ${network.faults.join(', ')}`],
    faults: network.faults,
  }
}
