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
    const { failed, completed } = await playing.playAll('/payerMax/index', 'unit', 200, client)
    expect(failed).toEqual([])
    expect(completed).toBeGreaterThan(60)
  })

  it.each(['/EbusinessShop', '/constellation', '/magicEmoji'] as const)(
    'sixty purchases on %s are each paid once, and shown',
    async (page) => {
      const { failed, completed } = await playing.playAll(page, 'unit', 60, client)
      expect(failed).toEqual([])
      expect(completed).toBeGreaterThan(30)
    },
    180_000,
  )

  it('payments and withdrawals in bad networks are the same for the same seed', async () => {
    const once = await playing.playAll('/payerMax/index', 'same', 5, client)
    expect(await playing.playAll('/payerMax/index', 'same', 5, client)).toEqual(once)
  })
})
