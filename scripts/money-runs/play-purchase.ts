import type { Sandbox } from '../sandbox/index.ts'
import { createRandom } from '../sandbox/world/random.ts'
import type { Client } from './bundle-client.ts'
import { createBuyer } from './buyer.ts'
import { PURCHASES, type PurchasePage } from './client/purchases.ts'
import { USER } from './ledger.ts'
import { createLine } from './line.ts'
import { createPhone } from './phone.ts'
import { NOON, type Run } from './play-run.ts'
import { createVirtualTime } from './virtual-time.ts'

/** Plays one purchase through a storm, and compares what came of it with what the person was shown. */
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
  const line = createLine(sandbox, time, random, endpoint.path)
  const phone = createPhone(time, (browser) => client(browser).openPurchaseTab(page), line.send)
  const buyer = createBuyer({ phone, time, random })
  const purse = () => sandbox.state.user(USER).coins
  const before = purse()

  const steps = random.whole(4, 18)
  for (let step = 0; step < steps; step++) {
    buyer.doSomething()
    await time.pass(random.whole(0, random.pick([50, 2000, 26_000])))
  }
  await time.pass(60_000)
  line.clear()
  const seen = await buyer.lookAgain()

  const made = (before - purse()) / input.price
  const wrong: string[] = []
  if (made > 1) wrong.push(`bought ${made} times`)
  if (seen.open) wrong.push('never learnt what came of it')
  if (made === 1 && !buyer.shown.has('done')) wrong.push('bought, and was never shown')
  if (made === 0 && buyer.shown.has('done')) wrong.push('was shown a purchase that was not made')
  if (buyer.shown.has('refused')) wrong.push('was refused what nothing spoke against')
  return { seed, made, wrong, story: [...buyer.story, `calls met: ${line.met.join(', ')}`], met: line.met }
}
