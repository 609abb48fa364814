import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { bundleClient, type Client } from './bundle-client.ts'

type Playing = typeof import('./play-all.ts')

let client: Client
let playing: Playing
beforeAll(async () => {
  client = await bundleClient()
  playing = await loadThroughVite<Playing>(
    path.resolve(import.meta.dirname, '../..'),
    'scripts/money-runs/play-all.ts',
  )
})

describe('payments and withdrawals in bad networks', () => {
  it('two hundred to withdraw are never two withdrawals, and the page ends with the true result', async () => {
    const { failed, completed } = await playing.playAll('/payerMax/index', 1, 200, client)
    expect(failed).toBeUndefined()
    expect(completed).toBeGreaterThan(100)
  })

  it.each([
    '/EbusinessShop',
    '/constellation',
    '/magicEmoji',
    '/halloween',
    '/nationalDay',
    '/recharge/home',
  ] as const)('a hundred mutations on %s are each done once, and shown', async (page) => {
    const { failed, completed } = await playing.playAll(page, 1, 100, client)
    expect(failed).toBeUndefined()
    expect(completed).toBeGreaterThan(60)
  })

  it('payments and withdrawals in bad networks are the same for the same seed', async () => {
    const once = await playing.playAll('/payerMax/index', 7, 5, client)
    expect(await playing.playAll('/payerMax/index', 7, 5, client)).toEqual(once)
  })
})

describe('keys that go by age alone', () => {
  const file = 'shared/runtime/idempotency/keys.ts'
  const from = 'kept.offer === UNSENT && !(Math.abs(serverNow() - kept.at) < UNSENT_KEPT_MS)'

  it.each([
    ["aged by the phone's clock", '!(Math.abs(Date.now() - kept.at) < UNSENT_KEPT_MS)'],
    ["aged by the server's clock", '!(Math.abs(serverNow() - kept.at) < UNSENT_KEPT_MS)'],
  ])('%s, keys are found to let people pay twice', async (_, to) => {
    const faulty = await bundleClient({ file, from, to })
    const { failed } = await playing.playAll('/magicEmoji', 1, 1000, faulty)
    expect(failed?.violations.join()).toMatch(/done \d times/)
    // shrunk: what a person can read
    expect(failed?.story.length).toBeLessThan(30)
    const { failed: again } = await playing.playAll('/magicEmoji', 1, 1000, faulty, failed?.path)
    expect(again?.violations).toEqual(failed?.violations)
  })
})
