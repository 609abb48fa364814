import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectedEvent, HealthReport } from '#shared/api/phone-health'
import { type Collector, createCollector } from '../collector.ts'
import type { Database } from '../database.ts'
import { RateLimit } from '../rate-limit.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Noon, so that an hour more or less is the same day. */
const NOW = Date.UTC(2026, 10, 28, 12)
const TOKEN = 'operators-only'
const SITE = 'https://pages.example'

const secretOf = async (database: Database) =>
  (await database.query<{ value: string }>("SELECT value FROM settings WHERE name = 'secret'"))[0]?.value ??
  ''

let numbers = 0
const ridAt = (ms: number) => `${ms.toString(36)}abcdefgh${String(++numbers).padStart(4, '0')}`
export const boot = (page: string, fields: object = {}, extra: object = { outcome: 'ready' }) => ({
  rid: ridAt(NOW - 1000),
  id: 'boot',
  page,
  time: NOW - 1000,
  build: 'aaaaaaaaaaaa',
  client: 'android',
  language: 'zh',
  extra: JSON.stringify(extra),
  ...fields,
})

/** What the collector promises, on the given database: the same on every one. */
export function describeCollector(open: () => Promise<Database>): void {
  let now = NOW
  let database: Database
  let collector: Collector

  beforeAll(async () => {
    database = await open()
    collector = await createCollector({
      database,
      token: TOKEN,
      origins: [SITE],
      perMinute: 500,
      behindProxy: true,
      now: () => now,
    })
  }, 120_000)
  afterAll(() => collector?.close())

  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    collector.fetch(
      new Request(`https://logs.example${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers,
      }),
    )
  const send = async (events: unknown, headers?: Record<string, string>) =>
    (await post('/assets/frontendLog/v3', { frontendLog: JSON.stringify(events) }, headers)).json()
  const get = async (path: string, token = TOKEN) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    return collector.fetch(new Request(`https://logs.example${path}`, { headers }))
  }
  const health = async (
    page: string,
    since = now - DAY,
  ): Promise<HealthReport['pages'][number] | undefined> =>
    (await (await get(`/health?page=${page}&since=${since}`)).json()).data.pages[0]
  const events = async (query: string): Promise<CollectedEvent[]> =>
    (await (await get(`/events?${query}`)).json()).data.list

  it('an event that arrives again, in the same batch or another, is stored and counted once', async () => {
    const one = boot('/once')
    expect(await send([one, one])).toMatchObject({ code: 200 })
    expect(await send([one, boot('/once')])).toMatchObject({ code: 200 })
    expect((await health('/once'))?.builds).toMatchObject([{ build: 'aaaaaaaaaaaa', ready: 2 }])
  })

  it('a batch that follows the answer to another at once is written, too', async () => {
    const write = (n: number) =>
      collector.ingest('event', JSON.stringify([boot(`/then-${n}`)]), { deviceId: '', userId: '' })
    expect(await write(1).then(() => write(2))).toBe(1)
  })

  it('boots are counted by build, outcome, reason, client and language; an event without a build under none', async () => {
    await send([
      boot('/counts'),
      boot('/counts', { build: 'bbbbbbbbbbbb', client: 'ios' }, { outcome: 'failed', reason: 'guard' }),
      boot('/counts', { build: 'bbbbbbbbbbbb', language: 'en' }, { outcome: 'left' }),
      boot('/counts', { build: undefined }),
      { ...boot('/counts', { build: 'bbbbbbbbbbbb' }), id: 'error', extra: '{"main":"render","error":"x"}' },
    ])
    const page = await health('/counts')
    const byBuild = Object.fromEntries((page?.builds ?? []).map((each) => [each.build, each]))
    expect(byBuild).toMatchObject({
      '': { ready: 1, failed: 0, left: 0 },
      aaaaaaaaaaaa: { ready: 1, failed: 0, left: 0 },
      bbbbbbbbbbbb: {
        ready: 0,
        failed: 1,
        left: 1,
        reasons: { guard: 1 },
        errors: { render: 1 },
        clients: { ios: { failed: 1, ready: 0 }, android: { left: 1 } },
        languages: { zh: { failed: 1 }, en: { failed: 0, left: 1 } },
      },
    })
    expect(page?.curve).toMatchObject([{ ready: 2, failed: 1, left: 1 }])
  })

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0.3987.99 Mobile Safari/537.36',
      'oldest',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'current',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      'oldest',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'current',
    ],
    ['curl/8', 'unknown'],
  ])('the engine of an event that does not name it follows from %s', async (userAgent, engine) => {
    const page = `/engine-${encodeURIComponent(userAgent).slice(-40)}`
    await send([boot(page, { engine: undefined }), boot(page, { engine: 'oldest' })], {
      'user-agent': userAgent,
    })
    const expected =
      engine === 'oldest' ? { oldest: { ready: 2 } } : { [engine]: { ready: 1 }, oldest: { ready: 1 } }
    expect((await health(encodeURIComponent(page)))?.builds[0]?.engines).toMatchObject(expected)
  })

  it('pages that fail most come first', async () => {
    await send([boot('/fine'), boot('/broken', {}, { outcome: 'failed', reason: 'guard' })])
    const { data } = await (await get(`/health?since=${now - DAY}`)).json()
    const order = data.pages.map(({ page }: { page: string }) => page)
    expect(order.indexOf('/broken')).toBeLessThan(order.indexOf('/fine'))
  })

  it('the 75th percentile of a vital is within 4 % of the true one', async () => {
    const vitals = Array.from({ length: 100 }, (_, n) => ({
      ...boot('/vitals', { id: 'vitals' }, { lcp: 1000 + n * 10, cls: n / 1000, ttfb: 80 }),
    }))
    await send(vitals)
    const found = (await health('/vitals'))?.builds[0]?.vitals
    expect(found?.lcp?.n).toBe(100)
    expect(Math.abs((found?.lcp?.p75 ?? 0) / 1740 - 1)).toBeLessThan(0.045)
    expect(found?.cls?.p75).toBeCloseTo(0.074, 2)
    expect(found?.ttfb?.p75).toBeGreaterThan(72)
  })

  it('an event counts under the hour in which it happened, also days later', async () => {
    await send([boot('/late', { rid: ridAt(now - 3 * DAY), time: now - 3 * DAY })])
    expect(await health('/late')).toBeUndefined()
    expect((await health('/late', now - 4 * DAY))?.curve[0]?.at).toBe(now - 3 * DAY)
    expect((await health('/late', -4 * DAY))?.curve).toHaveLength(1)
  })

  it('an event of a device whose clock is far off is stored once, and counts for now', async () => {
    const odd = boot('/odd', { rid: '00000001abcdefgh0001', time: 5 })
    await send([odd])
    await send([odd])
    expect((await health('/odd', now - 40 * DAY))?.builds).toMatchObject([{ ready: 1 }])
  })

  it('a beacon without headers and a batch with all of them are taken alike', async () => {
    expect(await send([boot('/beacon')])).toMatchObject({ code: 200, data: null })
    expect(await send([boot('/beacon')], { DEVICEID: 'd-1', VERSION: '1' })).toMatchObject({ code: 200 })
    expect((await health('/beacon'))?.builds[0]?.ready).toBe(2)
  })

  it.each([
    ['no JSON', '{', 'the batch is not JSON'],
    ['an object', '{}', 'frontendLog is not a list of events'],
    ['an event without a rid', '[{"id":"boot"}]', 'event 0 of frontendLog has no rid'],
    ['201 events', JSON.stringify(Array(201).fill({ rid: 'r' })), 'send at most 200'],
  ])('%s is refused with 5001, and nothing of it is stored', async (_, frontendLog, message) => {
    const answer = await (await post('/assets/frontendLog/v3', { frontendLog })).json()
    expect(answer).toMatchObject({ code: 5001, msg: expect.stringContaining(message) })
  })

  it('texts that no database stores, as NUL and halves of characters, lose those and are stored', async () => {
    const odd = {
      ...boot('/odd-text'),
      client: 'a\0b\ud800c',
      extra: '{"outcome":"ready","said":"x\\u0000y\\ud800z"}',
    }
    expect(await send([odd])).toMatchObject({ code: 200 })
    expect((await health('/odd-text'))?.builds[0]?.clients).toMatchObject({ abc: { ready: 1 } })
  })

  it.each([
    ['an event', (deep: string) => post('/assets/frontendLog/v3', { frontendLog: deep })],
    ['an error log', (deep: string) => post('/assets/frontendLog/v1', { content: deep })],
    ['a report', (deep: string) => post('/assets/frontendLog/v2', { content: deep })],
  ])('%s that is nested thousands deep is refused with 5001', async (_, sendDeep) => {
    for (const deep of [
      `${'['.repeat(9000)}${']'.repeat(9000)}`,
      `[${'{"a":'.repeat(9000)}1${'}'.repeat(9001)}`,
    ])
      expect(await (await sendDeep(deep)).json()).toMatchObject({ code: 5001 })
    const extra = `{"outcome":"ready","a":${'['.repeat(3000)}${']'.repeat(3000)}}`
    expect(await send([{ ...boot('/deep'), extra }])).toMatchObject({ code: 200 })
  })

  it('a complaint with NUL in its code, build and words is stored without', async () => {
    const content = JSON.stringify([
      { main: 'complaint', date: now, error: 'NUL\u0000222', info: 'aaaa\u0000bbbb' },
      { main: 'request\u0000', date: now, error: 'GET /a\u0000', info: {} },
    ])
    expect(await (await post('/assets/frontendLog/v1', { content })).json()).toMatchObject({ code: 200 })
    expect((await events('code=NUL222')).map(({ build }) => build)).toEqual(['aaaabbbb', 'aaaabbbb'])
  })

  it('of one network a few boots of a build are weighed in an hour, and all are counted', async () => {
    const from = (address: string, count: number, extra?: object) =>
      send(
        Array.from({ length: count }, () => boot('/weighed', { build: 'ffffffffffff' }, extra)),
        { 'x-forwarded-for': address },
      )
    await from('203.0.113.7', 5)
    await from('203.0.113.200', 4, { outcome: 'failed', reason: 'guard' })
    await from('198.51.100.1', 2)
    await from('2001:db8:7::1', 2)
    await from('2001:db8:7:ffff::9', 2)
    const [build] = (await health('/weighed'))?.builds ?? []
    expect(build).toMatchObject({ ready: 11, failed: 4 })
    expect(build?.weighed).toMatchObject({ ready: 3 + 2 + 3, failed: 0 })
  })

  it('builds that are asked for are answered alone, with the visits of all', async () => {
    const build = 'eeeeeeeeeeee'
    await send([boot('/asked', { build }), boot('/asked'), boot('/asked-too')])
    const { data } = await (await get(`/health?since=${now - DAY}&build=${build}&build=none`)).json()
    const found = (data as HealthReport).pages.flatMap(({ builds }) => builds.map((each) => each.build))
    expect(found).toEqual([build])
    expect(data.visits).toBeGreaterThan(2)
  })

  it('a flood of invented pages is answered by the most visited ones, in a moment', async () => {
    for (let call = 0; call < 10; call++)
      await send(Array.from({ length: 200 }, (_, n) => boot(`/invented-${call}-${n}`)))
    await send(Array.from({ length: 5 }, () => boot('/real')))
    const answer = await get(`/health?since=${now - DAY}`)
    const text = await answer.text()
    expect(text.length).toBeLessThan(400_000)
    expect(text).toContain('"/real"')
  })

  it('pages and builds that the site does not have count together, and are stored as they came', async () => {
    const known = {
      hasPage: (path: string) => path === '/mine',
      hasBuild: (build: string) => build === 'cafe',
    }
    const own = await createCollector({ database, known, secret: await secretOf(database), now: () => now })
    const ingest = (...events: object[]) =>
      own.ingest('event', JSON.stringify(events), { deviceId: '', userId: '77' })
    await ingest(
      boot('/mine', { build: 'cafe' }),
      boot('/mine', { build: 'invented' }),
      boot('/invented', { build: 'cafe' }),
    )
    expect((await health('/mine'))?.builds.map(({ build, ready }) => [build, ready]).sort()).toEqual([
      ['', 1],
      ['cafe', 1],
    ])
    expect(await health('/invented')).toBeUndefined()
    expect((await events('person=77')).map(({ page }) => page)).toContain('/invented')
  })

  it('calls of a network are limited over all collectors on a database', async () => {
    const limits = [1, 2].map(() => new RateLimit(10, database))
    for (const limit of limits) for (let n = 0; n < 6; n++) limit.take('192.0.2.1', now)
    for (const limit of [...limits, ...limits]) {
      limit.take('192.0.2.2', now)
      await limit.share()
    }
    expect(limits.map((limit) => limit.take('192.0.2.99', now) > 0)).toEqual([true, true])
    expect(limits.map((limit) => limit.take('192.0.3.1', now))).toEqual([0, 0])
  })

  it('a page that fails far more than in its own week, and a build nobody published, are told once', async () => {
    const known = { hasPage: () => true, hasBuild: (build: string) => build !== 'strangebuild' }
    const own = await createCollector({ database, known, secret: await secretOf(database), now: () => now })
    const ingest = (events: object[]) =>
      own.ingest('event', JSON.stringify(events), { deviceId: '', userId: '' })
    const many = (count: number, fields: object, extra?: object) =>
      Array.from({ length: count }, () => boot('/alerts', fields, extra))
    const before = now - 2 * DAY
    await ingest(Array.from({ length: 190 }, () => boot('/alerts', { rid: ridAt(before), time: before })))
    await ingest([...many(60, {}), ...many(20, {}, { outcome: 'failed', reason: 'guard' })])
    await ingest(many(60, { build: 'strangebuild' }))
    const told: string[] = []
    let isTaken = false
    const post = async ({ text }: { text: string }) => {
      told.push(text)
      return isTaken
    }
    const mine = () => told.splice(0).filter((text) => text.includes('/alerts'))
    await own.alert(post)
    expect(mine()).toEqual([
      expect.stringMatching(
        /^\/alerts fails in 14\.3 % of its visits \(20 of 140 in the last hour\), in the week before in 0\.0 %\.$/,
      ),
      expect.stringMatching(
        /^Build strangebuild of \/alerts reports 60 visits in an hour, and nobody has published it/,
      ),
    ])
    isTaken = true
    await own.alert(post)
    expect(mine()).toHaveLength(2)
    await own.alert(post)
    expect(mine()).toEqual([])
  })

  it('figures for Prometheus are given to operators alone', async () => {
    await send(Array.from({ length: 6 }, () => boot('/metric', {}, { outcome: 'ready', lcp: 1200 })))
    expect((await get('/metrics', '')).status).toBe(401)
    const answer = await get('/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('pages_boots_total{page="/metric",outcome="ready"} 6')
    expect(text).toMatch(/pages_vital_p75\{page="\/metric",metric="lcp"\} 1\d{3}/)
  })

  it('a body of another type or too many bytes is refused by its status', async () => {
    const url = 'https://logs.example/assets/frontendLog/v3'
    const typed = await collector.fetch(new Request(url, { method: 'POST', body: '[]' }))
    expect(typed.status).toBe(415)
    const large = await post('/assets/frontendLog/v3', { frontendLog: 'x'.repeat(2_100_000) })
    expect(large.status).toBe(413)
  })

  it('tokens, phone and bank numbers are nowhere in the database, and neither are ids of people', async () => {
    const secrets = ['13812345678', '6222021234567890123', 'abcdef123456', '10000077', 'device-77']
    const text = `called 13812345678, card 6222021234567890123, token=abcdef123456`
    await send(
      [
        {
          ...boot('/secrets', { userId: '10000077', deviceId: 'device-77', id: 'buy' }),
          href: `https://x.example/pay?token=abcdef123456&phone=13812345678`,
          extra: JSON.stringify({
            said: text,
            mobile: '13812345678',
            nested: { bankCard: '6222021234567890123' },
          }),
        },
      ],
      { DEVICEID: 'device-77', userId: '10000077', token: 'abcdef123456' },
    )
    const content = JSON.stringify([{ main: 'error', date: now, error: text, info: text }])
    await post('/assets/frontendLog/v1', { userId: '10000077', content }, { DEVICEID: 'device-77' })
    const report = JSON.stringify({ eventId: 'share', content: text, createTime: now, userId: '10000077' })
    await post('/assets/frontendLog/v2', { userId: '10000077', content: report })
    const rows = await database.query<{ row: string }>('SELECT e::text AS row FROM events e')
    expect(rows.filter(({ row }) => row.includes('buy') || row.includes('share'))).toHaveLength(2)
    for (const secret of secrets) expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
  })

  it('a complaint’s code brings its errors and trail, and what the device and the person did before', async () => {
    const headers = { DEVICEID: 'device-9', userId: '10000009' }
    await send([boot('/before', { rid: ridAt(now - HOUR), time: now - HOUR, deviceId: 'device-9' })], headers)
    await send(
      [boot('/long-ago', { rid: ridAt(now - 2 * DAY), time: now - 2 * DAY, deviceId: 'device-9' })],
      headers,
    )
    await send([boot('/other', { deviceId: 'device-8' })])
    const content = JSON.stringify([
      { main: 'complaint', date: now, error: 'K7Q2MX', info: 'aaaaaaaaaaaa' },
      {
        main: 'request',
        date: now - 500,
        error: 'POST /assets/pay key k-1 200 code 500 80 ms id r-9',
        info: '/pay',
      },
      { main: 'bridge', date: now - 400, error: 'openPage missing', info: '/pay' },
    ])
    for (let times = 0; times < 2; times++)
      await post('/assets/frontendLog/v1', { userId: '10000009', content }, headers)
    const found = await events('code=k7q-2mx')
    expect(
      found.map(({ page, main, body }) => page || `${main} ${(body as { error: string }).error}`),
    ).toEqual([
      '/before',
      'request POST /assets/pay key k-1 200 code 500 80 ms id r-9',
      'bridge openPage missing',
      'complaint K7Q2MX',
    ])
    expect(found.at(-1)?.build).toBe('aaaaaaaaaaaa')
    const [first] = found
    expect((await events(`device=device-9&since=${now - DAY}`)).map(({ rid }) => rid)).toContain(first?.rid)
    expect(await events(`person=${first?.person}`)).toEqual(await events('person=10000009'))
    expect(first?.person).toMatch(/^[0-9a-f]{16}$/)
  })

  it('reading is refused without the operators’ token', async () => {
    for (const path of ['/health', '/events?device=x']) {
      expect((await get(path)).status).toBe(200)
      for (const token of ['', 'wrong', `${TOKEN}x`]) expect((await get(path, token)).status).toBe(401)
    }
  })

  it.each([
    ['/health?since=yesterday', 'since "yesterday" is not a moment'],
    ['/events', 'no device, person or code is given'],
    ['/events?device=x&limit=5000', 'limit "5000" is not a number from 1 to 1000'],
  ])('%s is refused with a sentence', async (path, message) => {
    expect(await (await get(path)).json()).toMatchObject({
      code: 5001,
      msg: expect.stringContaining(message),
    })
  })

  it('pages of known origins may send, also from another origin; those of others may not', async () => {
    const form = { frontendLog: '[]' }
    const from = (origin: string) => post('/assets/frontendLog/v3', form, { origin })
    expect((await from('https://evil.example')).status).toBe(403)
    const known = await from(SITE)
    expect([known.status, known.headers.get('access-control-allow-origin')]).toEqual([200, SITE])
    expect((await from('https://logs.example')).status).toBe(200)
    const preflight = await collector.fetch(
      new Request('https://logs.example/assets/frontendLog/v3', {
        method: 'OPTIONS',
        headers: { origin: SITE },
      }),
    )
    expect(preflight.headers.get('access-control-allow-headers')).toContain('DEVIVEINFO')
  })

  it('a network that floods is asked to wait; others are not', async () => {
    const from = (address: string) =>
      post('/assets/frontendLog/v3', { frontendLog: '[]' }, { 'x-forwarded-for': `1.1.1.1, ${address}` })
    const statuses = []
    for (let n = 0; n < 501; n++) statuses.push((await from('9.9.9.9')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const refused = await from('9.9.9.9')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('8.8.8.8')).status).toBe(200)
  })

  describe('later', () => {
    it('days beyond those that are kept are dropped, with their counts', async () => {
      now = NOW + 40 * DAY
      expect(await collector.prune(30)).toContain('2026-11-28')
      expect(await health('/once', NOW - DAY)).toBeUndefined()
      expect(await events(`device=device-9&since=${NOW - DAY}`)).toEqual([])
      now = NOW
    })
  })
}
