import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rereadAddress } from '#shared/runtime/address'
import { session } from '#shared/runtime/session'
import { LOG_KEY, log, type NotedEvent, notedKeys, onNoted, type Scene } from './index.ts'

/** What lies in the browser's own store, oldest first. */
const noted = () => notedKeys().map((key): NotedEvent => JSON.parse(localStorage.getItem(key) ?? 'null'))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 8) })
})
afterEach(() => {
  history.replaceState(null, '', '/')
  rereadAddress()
  session.save({ token: '', userId: '' })
  vi.unstubAllGlobals()
})

it('an event holds what happened, where, when and to whom', () => {
  history.replaceState(null, '', '/battle?AREA=TW&roomId=8001&fleetId=77&token=abc')
  rereadAddress()
  session.save({ token: 't', userId: '10001' })
  log.action('battle.claim', { extra: { taskId: 3 } })
  expect(noted()).toEqual([
    {
      rid: expect.stringMatching(/^\w{20}$/),
      id: 'battle.claim',
      href: expect.stringContaining('/battle?'),
      page: '/battle',
      scene: 3,
      time: Date.UTC(2026, 3, 8),
      language: 'zh',
      area: 'TW',
      userId: '10001',
      roomId: '8001',
      fleetId: '77',
      extra: '{"taskId":3}',
    },
  ])
})

it.each([
  ['page', 1],
  ['dialog', 2],
  ['button', 3],
  ['input', 4],
  ['menu', 5],
  ['slider', 6],
  ['switch', 7],
  ['event', 20],
  ['other', 999],
] as [Scene, number][])('the scene %s has the code %i', (scene, code) => {
  log.action('x', { scene })
  expect(noted()[0]?.scene).toBe(code)
})

it('secrets are masked before anything is stored', () => {
  history.replaceState(null, '', '/login?token=abcdef&phone=%2B86%20138%200013%208000')
  session.save({ token: 'short-1', userId: '10001' })
  log.action('x', {
    extra: { phone: '13812345678', bank: '6222 0212 3456 7890 123', token: 'abcdef', said: 'I am short-1' },
  })
  const stored = JSON.stringify(noted())
  for (const secret of ['13812345678', '0013', '7890', 'abcdef', 'short-1'])
    expect(stored).not.toContain(secret)
  expect(noted()[0]?.userId).toBe('10001')
})

it('masking leaves JSON intact, and the ids by which people are followed', () => {
  session.save({ token: 'short-1', userId: '10001' })
  const ids = { shareId: 'a1b2c3d4e5f6a7b8c9d0e1f2a3', orderId: '1234567890123', activityId: 1234567890 }
  const secrets = {
    phone: 13812345678,
    token: ['abcdef'],
    smsCode: 1234,
    said: '6222021234567890',
    deep: ['13812345678', 5, true, null],
  }
  log.action('x', { extra: { ...ids, ...secrets, otherId: 'short-1' } })
  expect(JSON.parse(noted()[0]?.extra ?? '')).toEqual({
    ...ids,
    phone: '***',
    token: '***',
    smsCode: '***',
    said: '***',
    deep: ['***', 5, true, null],
    otherId: '***',
  })
})

it('an event is stored at once, each under its own key, and sorts by when it was noted', () => {
  for (let n = 0; n < 40; n++) {
    log.action(`e${n}`)
    if (n % 7 === 0) vi.advanceTimersByTime(1)
  }
  expect(noted().map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => `e${n}`))
  expect(new Set(noted().map(({ rid }) => rid)).size).toBe(40)
})

it('of more than 2000 unsent events the latest stay', () => {
  for (let n = 0; n < 2000; n++) localStorage.setItem(`${LOG_KEY}0${String(n).padStart(4, '0')}`, '{}')
  log.action('latest')
  expect(notedKeys()).toHaveLength(2000)
  expect(notedKeys()[0]).toBe(`${LOG_KEY}00001`)
  expect(noted().at(-1)?.id).toBe('latest')
})

it('a listener is called for each event', () => {
  const listener = vi.fn()
  onNoted(listener)
  log.action('a')
  log.action('b')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('no event breaks the page, however odd, and none is huge', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const thrower = {
    get x() {
      throw new Error('no')
    },
  }
  for (const extra of [circular, thrower, { text: 'x '.repeat(100_000) }]) log.action('odd', { extra })
  expect(noted()).toHaveLength(3)
  for (const { extra } of noted()) expect(extra.length).toBeLessThanOrEqual(4000)
})

it('where storage is refused, the visit remembers its events', () => {
  vi.stubGlobal('localStorage', undefined)
  log.action('a')
  expect(notedKeys()).toHaveLength(1)
})
