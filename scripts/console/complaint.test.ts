import { describe, expect, it } from 'vitest'
import type { CollectedEvent } from '#shared/api/phone-health'
import { shellQuery, visitsOf } from './complaint.ts'

const NOON = Date.UTC(2026, 10, 28, 12)
let at = NOON
const event = (fields: Partial<CollectedEvent>): CollectedEvent => ({
  ...{
    rid: `${at.toString(36)}abcdefgh0001`,
    received: at,
    kind: 'event',
    id: 'view',
    page: '/battle',
    build: 'aaaaaaaaaaaa',
  },
  ...{ runtime: '', client: 'android', language: 'en', engine: 'current', connection: '', device: 'd' },
  ...{ person: 'p', code: '', outcome: '', reason: '', main: '', body: { version: '3.9.0', area: 'TH' } },
  at: at++,
  ...fields,
})
const call = (error: string, info = '/battle') =>
  event({
    kind: 'error',
    id: 'entry',
    main: 'request',
    page: '',
    build: 'bbbbbbbbbbbb',
    body: { error, info },
  })
const pageAt = (path: string) => (path === '/battle' ? 'warlord/season' : '')
const visits = (...events: CollectedEvent[]) => visitsOf(events, pageAt)

describe('a complaint', () => {
  it('a complaint is a list of visits in the order of its events, without the page that sent the log', () => {
    const [first, second, ...none] = visits(
      event({}),
      event({ id: 'claim' }),
      event({ page: '/index' }),
      event({ page: '/log', id: 'complaint' }),
    )
    expect(none).toEqual([])
    expect([first?.path, first?.page, first?.steps.map(({ what }) => what)]).toEqual([
      '/battle',
      'warlord/season',
      ['view', 'claim'],
    ])
    expect([second?.path, second?.page]).toEqual(['/index', ''])
  })

  it('a visit has client, language, version, area and the build of the page that was open', () => {
    expect(visits(call('GET /a 200 code 200 5 ms'), event({}))).toMatchObject([
      { build: 'aaaaaaaaaaaa', client: 'android', language: 'en', version: '3.9.0', area: 'TH' },
    ])
  })

  it('the shell plays a visit with the codes that the server answered, as often as it did', () => {
    const [visit] = visits(
      event({}),
      call('POST /user/claim key 1f2e 200 code 2060 41 ms id x1'),
      call('GET /user/list 502 code  7 ms'),
      call('GET /user/list 200 code 200 7 ms'),
      call('GET https://api.example.com/user/hall network'),
      call('GET /user/slow timeout'),
    )
    expect(visit?.refused).toEqual([
      { method: 'POST', path: '/user/claim', code: 2060 },
      { method: 'GET', path: '/user/list', status: 502, times: 1 },
      { method: 'GET', path: '/user/hall', drop: true },
      { method: 'GET', path: '/user/slow', hang: true },
    ])
    const query = new URLSearchParams(visit && shellQuery(visit))
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ page: 'warlord/season', path: '/battle', lang: 'en', client: 'android', version: '3.9.0' },
      ...{ 'header.area': 'TH', clock: new Date(visit?.at ?? 0).toISOString() },
    })
    expect(query.getAll('fault').map((fault) => JSON.parse(fault).path)).toHaveLength(4)
  })

  it('calls are where they happened, though the phone’s clock is minutes ahead of the server’s', () => {
    const ahead = 5 * 60_000
    const onPhone = (fields: Partial<CollectedEvent>) =>
      event({ rid: `${(at + ahead).toString(36)}abcdefgh0001`, ...fields })
    const entry = call('GET /a 200 code 2060 5 ms')
    const first = onPhone({})
    const found = visits(first, { ...entry, at: entry.at + ahead }, onPhone({}), onPhone({ page: '/index' }))
    expect(found.map(({ path, steps }) => [path, steps.length])).toEqual([
      ['/battle', 3],
      ['/index', 1],
    ])
    expect(found[0]?.at).toBe(first.at)
  })

  it('what the log does not hold is listed', () => {
    const [visit] = visits(event({ build: '', person: '', client: 'web', body: {} }))
    expect(visit?.lacks).toEqual(['build', 'version', 'area', 'frame', 'calls', 'answers', 'typed'])
    const [person] = visits(event({}), call('GET /a 200 code 500 5 ms'))
    expect(person?.lacks).toEqual(['bizCode', 'person', 'answers', 'typed'])
  })
})
