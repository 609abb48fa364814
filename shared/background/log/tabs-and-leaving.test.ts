import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logCollector } from '#testing/log-collector.ts'
import { pretendDatabase } from './pretend-database.ts'
import { hide, openTab, pass, sent, startedTab, stored } from './pretend-tab.ts'

let server: ReturnType<typeof logCollector>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 8) })
  server = logCollector()
  pretendDatabase()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('two tabs', () => {
  beforeEach(() => {
    server.ms = 300
  })

  it('two tabs send each event once', async () => {
    const [one, two] = [await startedTab(), await startedTab()]
    for (let n = 0; n < 20; n++) {
      one.log.action(`one${n}`)
      two.log.action(`two${n}`)
      await pass(700)
    }
    await pass(30_000)
    const expected = Array.from({ length: 20 }, (_, n) => [`one${n}`, `two${n}`]).flat()
    expect([...server.ids].sort()).toEqual(expected.sort())
    expect(stored()).toEqual([])
  })

  it('two tabs do not both send what an earlier page left', async () => {
    const left = await openTab()
    for (let n = 0; n < 300; n++) left.log.action(`e${n}`)
    await pass(60_000)
    await startedTab()
    await startedTab()
    await pass(60_000)
    expect(server.ids).toHaveLength(300)
    expect(new Set(server.ids).size).toBe(300)
  })

  it('a tab that was frozen as it sent does not stop the other for long', async () => {
    localStorage.setItem('statisticsLease', JSON.stringify({ by: 'frozen', until: Date.now() + 30_000 }))
    const { log } = await startedTab()
    log.action('a')
    await pass(25_000)
    expect(server.ids).toEqual([])
    await pass(15_000)
    expect(server.ids).toEqual(['a'])
  })
})

describe('a page that is left', () => {
  it.each(['pagehide', 'visibilitychange'])(
    'a page that is left sends what waits at %s, before its second is over',
    async (type) => {
      const { log } = await startedTab()
      await sent()
      log.action('a')
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      ;(type === 'pagehide' ? window : document).dispatchEvent(new Event(type))
      expect(server.asked).toMatchObject([{ keepalive: true }])
      await pass(0)
      expect(server.ids).toEqual(['a'])
      await pass(60_000)
      expect(server.ids).toEqual(['a'])
      expect(stored()).toEqual([])
    },
  )

  it('a page that is left with 70 kB pending sends what fits into 64 KB; the rest stays stored and follows', async () => {
    const { log } = await startedTab()
    await sent()
    for (let n = 0; n < 140; n++) log.action(`e${n}`, { extra: { text: 'x'.repeat(300) } })
    expect(
      stored()
        .map((key) => localStorage.getItem(key))
        .join('').length,
    ).toBeGreaterThan(69_000)
    server.ms = 5000
    hide()
    expect(server.asked).toHaveLength(1)
    const [first] = server.asked
    expect(first?.keepalive).toBe(true)
    expect(first?.length).toBeLessThan(64 * 1024)
    expect(first?.length).toBeGreaterThan(50_000)
    expect(stored()).toHaveLength(140)
    hide(false)
    await pass(30_000)
    expect(server.ids).toHaveLength(140)
    expect(new Set(server.ids).size).toBe(140)
  })

  it('a page that is left keeps what it sent until it is acknowledged', async () => {
    const tab = await startedTab()
    await sent()
    tab.log.action('a')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cancelled')))
    hide()
    await pass(0)
    tab.kill()
    server = logCollector()
    hide(false)
    await startedTab()
    await pass(30_000)
    expect(server.ids).toEqual(['a'])
  })

  it('a page that is left does not ask a server that is down', async () => {
    const { log } = await startedTab()
    server.up = false
    log.action('a')
    await sent()
    log.action('b')
    const asked = server.asked.length
    hide()
    await pass(0)
    expect(server.asked).toHaveLength(asked)
  })
})

it('where visibilitychange and pagehide never come, the timer sends the events', async () => {
  const { log } = await startedTab()
  log.action('a')
  await sent()
  expect(server.ids).toEqual(['a'])
})

it('a page that was frozen for thirty minutes uploads once, and its events keep their times', async () => {
  const { log } = await startedTab()
  await sent()
  log.action('before')
  const noted = Date.now()
  // frozen: the clock goes on, timers do not
  vi.setSystemTime(noted + 30 * 60_000)
  log.action('after')
  await pass(2000)
  expect(server.batches.map((batch) => batch.map(({ id, time }) => [id, time]))).toEqual([
    [
      ['before', noted],
      ['after', noted + 30 * 60_000],
    ],
  ])
  await pass(10 * 60_000)
  expect(server.asked).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
