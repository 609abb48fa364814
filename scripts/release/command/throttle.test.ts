import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { around } from '../testing/faulty-store.ts'
import { begun, publisher, RULES, SEASON } from '../testing/fixtures.ts'
import { makeDist } from '../testing/make-dist.ts'
import { publish } from '../verbs/publish.ts'
import { throttled } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('long work says how far it has come, about once a second; short work says nothing', async () => {
  const dist = makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' } })
  const said: string[] = []
  const progress = throttled((text) => said.push(text))
  await publish({ ...publisher(await begun()), progress }, dist, [SEASON])
  expect(said).toEqual([])
  const slow = around(await begun(), ({ method, pass }) => {
    if (method === 'putIfAbsent') vi.setSystemTime(Date.now() + 600)
    return pass()
  })
  await publish({ ...publisher(slow), progress: throttled((text) => said.push(text)) }, dist, [SEASON, RULES])
  expect(said.length).toBeGreaterThan(2)
  expect(said.length).toBeLessThan(10)
  for (const line of said) expect(line).toMatch(/^\d+ of 11 files are at the target$/)
})
