import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logCollector } from '#testing/log-collector.ts'
import { pretendDatabase } from './pretend-database.ts'
import { openTab, pass, sent, startedTab, stored } from './pretend-tab.ts'

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

it('an event arrives with the fields of the specification', async () => {
  const { log } = await startedTab()
  log.action('battle.claim', { extra: { taskId: 3 } })
  await sent()
  expect(server.batches[0]?.[0]).toEqual({
    rid: expect.any(String),
    id: 'battle.claim',
    href: expect.any(String),
    page: '/',
    scene: 3,
    source: 'from-web',
    time: Date.UTC(2026, 3, 8),
    language: 'zh',
    area: 'ZH',
    userId: '',
    roomId: '',
    fleetId: '',
    extra: '{"taskId":3}',
    platformOs: expect.any(String),
    system: 'PartyPlay',
    platform: 'Web',
    deviceId: expect.any(String),
    version: '3.17.0',
    channel: 'Web',
    deviceInfo: expect.any(String),
  })
})

it('events leave together, a second after the first, and go from the store when they have arrived', async () => {
  const { log } = await startedTab()
  await sent()
  log.action('a')
  await pass(900)
  log.action('b')
  expect(server.asked).toEqual([])
  expect(stored()).toHaveLength(2)
  await pass(300)
  expect(server.batches.map((batch) => batch.map(({ id }) => id))).toEqual([['a', 'b']])
  expect(stored()).toEqual([])
})

it('a batch holds at most 200 events', async () => {
  const { log } = await startedTab()
  for (let n = 0; n < 450; n++) log.action(`e${n}`)
  await pass(5000)
  expect(server.batches.map((batch) => batch.length)).toEqual([200, 200, 50])
})

it('of more than 2000 waiting events the latest stay, stored in two places or one', async () => {
  const { log } = await startedTab()
  server.up = false
  for (let n = 0; n < 1500; n++) log.action(`e${n}`)
  await pass(3000)
  expect(database.rows.size).toBe(1500)
  for (let n = 1500; n < 2100; n++) log.action(`e${n}`)
  server.up = true
  await pass(60_000)
  expect(server.ids).toHaveLength(2000)
  expect(server.ids[0]).toBe('e100')
})

describe('events from before the background was loaded', () => {
  it('events from before the background was loaded are taken over, none lost and none doubled', async () => {
    const tab = await openTab()
    tab.log.action('before')
    tab.start()
    tab.log.action('after')
    await sent()
    await pass(20_000)
    expect(server.ids).toEqual(['before', 'after'])
  })

  it('events from before the background was loaded are sent by the next page', async () => {
    const left = await openTab()
    left.log.action('left')
    const next = await startedTab()
    next.log.action('next')
    await pass(10_000)
    expect(server.ids).toEqual(['next', 'left'])
    expect(stored()).toEqual([])
  })
})

it('a store that holds rubbish under our names is cleared of it', async () => {
  localStorage.setItem('statistics:zzz', '{"rid":')
  localStorage.setItem('statistics:00000000', 'null')
  localStorage.setItem('statisticsRest', '"soon"')
  localStorage.setItem('statisticsLease', '[]')
  const { log } = await startedTab()
  log.action('a')
  await sent()
  expect(server.ids).toEqual(['a'])
  expect(stored()).toEqual([])
})
