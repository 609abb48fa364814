import path from 'node:path'
import { expect, it } from 'vitest'
import { FolderStore } from '../release/store/folder-store.ts'
import { publisher, RULES, SEASON } from '../release/testing/fixtures.ts'
import { makeDist, temporaryFolder } from '../release/testing/make-dist.ts'
import { init } from '../release/verbs/init.ts'
import { publish } from '../release/verbs/publish.ts'
import { knownSite } from './known-site.ts'

it('a site’s paths and all builds that were sent to it are known, and no others', async () => {
  const folder = path.join(temporaryFolder(), 'site')
  const problems: string[] = []
  const { known, refresh } = knownSite(folder, {}, (problem) => problems.push(problem))
  await refresh()
  expect(problems).toEqual([`There is no site at ${folder}.`])
  // what could not be read makes no stranger of anything
  expect([known.hasPage('/anything'), known.hasBuild('cafe')]).toEqual([true, true])

  const store = publisher(new FolderStore(folder))
  await init(store)
  const builds = ['first', 'second', 'third'].map((text) =>
    makeDist({ pages: { [SEASON]: text, [RULES]: text } }),
  )
  for (const dist of builds) await publish(store, dist, [SEASON])
  await refresh()
  expect(known.hasPage('/warlord-season')).toBe(true)
  expect(known.hasPage('/anything')).toBe(false)
  for (const dist of builds) expect(known.hasBuild(dist.page(SEASON).build)).toBe(true)
  expect(known.hasBuild('cafe')).toBe(false)
})
