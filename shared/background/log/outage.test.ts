import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logCollector } from '#testing/log-collector.ts'
import { pretendDatabase } from './pretend-database.ts'
import { pass, sent, startedTab, stored } from './pretend-tab.ts'

let server: ReturnType<typeof logCollector>
let database: ReturnType<typeof pretendDatabase>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 8) })
  server = logCollector()
  database = pretendDatabase()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('while the log collection is down', () => {
  it('the log collection is asked less and less often, in the end every five minutes', async () => {
    const { log } = await startedTab()
    server.up = false
    log.action('a')
    const at: number[] = []
    for (let second = 0; second < 3600; second += 1) {
      const before = server.asked.length
      await pass(1000)
      if (server.asked.length > before) at.push(second)
    }
    const gaps = at.slice(1).map((second, index) => second - (at[index] ?? 0))
    expect(gaps.slice(0, 6)).toEqual([5, 10, 20, 40, 80, 160])
    expect(gaps.slice(6).every((gap) => gap >= 300 && gap <= 301)).toBe(true)
    expect(gaps.length).toBeGreaterThan(10)
  })

  it('events wait in the statistics store, and arrive once and in order when it is up again', async () => {
    const { log } = await startedTab()
    server.up = false
    log.action('a')
    await sent()
    expect(stored()).toEqual([])
    expect(database.rows.size).toBe(1)
    log.action('b')
    await pass(2000)
    expect(database.rows.size).toBe(2)
    server.up = true
    await pass(60_000)
    expect(server.ids).toEqual(['a', 'b'])
    expect(database.rows.size).toBe(0)
  })

  it('a crash and a new page lose nothing, and the new page rests too', async () => {
    const tab = await startedTab()
    server.up = false
    tab.log.action('a')
    await sent()
    tab.kill()
    const asked = server.asked.length
    const next = await startedTab()
    next.log.action('b')
    await pass(2000)
    expect(server.asked).toHaveLength(asked)
    server.up = true
    await pass(10_000)
    expect(server.ids).toEqual(['a', 'b'])
  })

  it('a server that says how long it wants to be left alone is left alone', async () => {
    const { log } = await startedTab()
    server.answer = () => new Response('', { status: 429, headers: { 'retry-after': '120' } })
    log.action('a')
    await sent()
    expect(server.asked).toHaveLength(1)
    server.answer = undefined
    await pass(117_000)
    expect(server.asked).toHaveLength(1)
    await pass(3000)
    expect(server.ids).toEqual(['a'])
  })

  it('an event that the server always refuses does not hold up the others', async () => {
    const { log } = await startedTab()
    server.answer = (ids) => (ids.includes('poison') ? new Response('', { status: 413 }) : undefined)
    for (const id of ['a', 'poison', 'b', 'c']) log.action(id)
    await pass(600_000)
    expect([...server.ids].sort()).toEqual(['a', 'b', 'c'])
  })

  it.each([400, 403, 413, 422])(
    'a batch refused with %i is sent in halves at once; the one event that is refused alone is dropped',
    async (status) => {
      const { log } = await startedTab()
      server.answer = (ids) => (ids.includes('poison') ? new Response('', { status }) : undefined)
      log.action('poison')
      for (let n = 0; n < 199; n++) log.action(`e${n}`)
      await sent()
      expect(server.asked.map(({ ids }) => ids.length)).toEqual([200, 100, 50, 25, 12, 6, 3, 1])
      await pass(10_000)
      expect(server.ids).toHaveLength(199)
      expect([stored().length, database.rows.size]).toEqual([0, 0])
    },
  )

  it.each([404, 408, 429, 500])('an event that is answered %i waits', async (status) => {
    const { log } = await startedTab()
    server.answer = () => new Response('', { status })
    log.action('a')
    await pass(20_000)
    server.answer = undefined
    await pass(60_000)
    expect(server.ids).toEqual(['a'])
  })

  it('a clock that is set back does not lengthen the wait', async () => {
    const { log } = await startedTab()
    server.up = false
    log.action('a')
    await sent()
    server.up = true
    vi.setSystemTime(Date.UTC(2020, 0, 1))
    await pass(20_000)
    expect(server.ids).toEqual(['a'])
  })

  it('a log collection that is down shows the person nothing', async () => {
    const { log } = await startedTab()
    const { toastNow } = await import('../../runtime/toast/store.ts')
    server.up = false
    log.action('a')
    await sent()
    expect(toastNow()).toBeNull()
  })
})

describe('a statistics store that', () => {
  it.each(['hangs', 'refuses'] as const)(
    'where a statistics store %s, events wait in the local store, and none is lost',
    async (how) => {
      pretendDatabase(how)
      const tab = await startedTab()
      server.up = false
      tab.log.action('a')
      await pass(10_000)
      expect(stored()).toHaveLength(1)
      tab.kill()
      server.up = true
      const next = await startedTab()
      next.log.action('b')
      await pass(60_000)
      expect(server.ids).toEqual(['a', 'b'])
      expect(stored()).toEqual([])
    },
  )

  it('where a statistics store is missing, events wait in the local store too, and none is lost', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { log } = await startedTab()
    log.action('a')
    await sent()
    expect(server.ids).toEqual(['a'])
  })
})

it('where all storage is refused, the visit’s events are sent from memory', async () => {
  vi.stubGlobal('localStorage', undefined)
  pretendDatabase('refuses')
  const { log } = await startedTab()
  log.action('a')
  server.up = false
  await sent()
  server.up = true
  await pass(20_000)
  expect(server.ids).toEqual(['a'])
})
