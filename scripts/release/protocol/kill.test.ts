import { cpSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FolderStore } from '../store/folder-store.ts'
import { killedAt } from '../testing/faulty-store.ts'
import { begun, expectInOrder, publisher } from '../testing/fixtures.ts'
import { killEverywhere } from '../testing/kill-everywhere.ts'
import { temporaryFolder } from '../testing/make-dist.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { makeBuilds, scenarios } from '../testing/scenarios.ts'
import { init } from '../verbs/init.ts'

describe.each(scenarios(makeBuilds()))('$name', (scenario) => {
  it.each(['before', 'after'] as const)(
    'an action that dies at any step, %s it took effect, leaves one page whole and can be finished',
    async (when) => {
      const base = await begun()
      await scenario.before(base)
      const steps = await killEverywhere(scenario, async () => base.clone(), when)
      expect(steps).toBeGreaterThan(15)
    },
  )
})

describe('in a folder', () => {
  const inFolder = scenarios(makeBuilds()).filter(({ name }) => !/first|all pages/.test(name))

  it.each(inFolder)('$name that dies behind any write is finished by another', async (scenario) => {
    const base = temporaryFolder()
    const store = new FolderStore(base)
    await init(publisher(store))
    await scenario.before(store)
    const prepare = async () => {
      const copy = temporaryFolder()
      cpSync(base, copy, { recursive: true })
      return new FolderStore(copy)
    }
    expect(await killEverywhere(scenario, prepare, 'after', 'write')).toBeGreaterThan(6)
  })
})

it.each(['before', 'after'] as const)(
  'a beginning that dies at any step, %s it took effect, is finished by another',
  async (when) => {
    for (let at = 1; ; at++) {
      const store = new MemoryStore()
      const killed = killedAt(store, at, when)
      await init(publisher(killed.store)).catch(() => undefined)
      if (!killed.wasKilled()) return
      await init(publisher(store))
      await expectInOrder(store)
    }
  },
)
