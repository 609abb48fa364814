import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadThroughVite } from '../site/load-sandbox.ts'
import { bundleClient } from './bundle-client.ts'

type Playing = typeof import('./play-all.ts')

let load: Awaited<ReturnType<typeof bundleClient>>
let playing: Playing
beforeAll(async () => {
  load = await bundleClient()
  playing = await loadThroughVite<Playing>(
    path.resolve(import.meta.dirname, '../..'),
    'scripts/money-runs/play-all.ts',
  )
}, 120_000)

describe('two hundred decisions to withdraw, in bad weather', () => {
  it('are never two withdrawals, and the person always learns the truth', async () => {
    const { wrong, withdrawals } = await playing.playAll('unit', 200, load)
    expect(wrong).toEqual([])
    expect(withdrawals).toBeGreaterThan(60)
  }, 180_000)

  it('are the same for the same seed', async () => {
    const once = await playing.playAll('same', 5, load)
    expect(await playing.playAll('same', 5, load)).toEqual(once)
  }, 60_000)
})
