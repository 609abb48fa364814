import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBattle, panel, scores, verdict } from './testing.tsx'

const MINUTE = 60_000
const DETAIL = '/room/battle/detail'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(Date.UTC(2026, 3, 8, 12))
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(userId = '10001') {
  const page = openBattle(userId)
  // parts of the page load in real time
  await vi.waitFor(async () => {
    await pass(250)
    expect(scores()).toHaveLength(2)
  })
  return page
}
const asked = (page: Awaited<ReturnType<typeof open>>) =>
  page.sandbox.calls.filter(({ path }) => path === DETAIL).length
const push = (data: unknown) =>
  act(async () => (window as unknown as { onSocketData(data: unknown): void }).onSocketData(data))
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
const now = () => scores().map(Number) as [number, number]
/** As the sandbox names it: by its beginning, three minutes before the page was opened. */
const battleId = ({ sandbox }: Awaited<ReturnType<typeof open>>) =>
  String(sandbox.state.startedAt - 3 * MINUTE)

describe('while it is on', () => {
  it('a battle that is on is asked for every three seconds, and not while nobody sees it', async () => {
    const page = await open()
    const before = asked(page)
    await pass(30_000)
    const often = asked(page) - before
    expect(often).toBeGreaterThanOrEqual(8)
    expect(often).toBeLessThanOrEqual(10)
    await act(async () => hide(true))
    const hidden = asked(page)
    await pass(5 * MINUTE)
    expect(asked(page)).toBe(hidden)
    await act(async () => hide(false))
    await pass(500)
    expect(asked(page)).toBe(hidden + 1)
  })

  it('a gift adds to my hall and is written first in the chronicle', async () => {
    const page = await open()
    const [home] = now()
    page.sandbox.happen('10001', 'gifted', 1314)
    await pass(4000)
    expect(now()[0]).toBeGreaterThanOrEqual(home + 1314)
    const feed = within(await panel('战报'))
    expect(feed.getAllByText('+1314').length).toBeGreaterThan(0)
  })

  it('a level score goes to extra time, and a gift there decides it', async () => {
    const page = await open()
    await pass(7 * MINUTE)
    expect(screen.getByText('加时 · 领先者胜')).toBeTruthy()
    await pass(3 * MINUTE - 5000)
    page.sandbox.happen('10001', 'gifted', 520)
    await pass(10_000)
    expect(await verdict()).toBe('星河电台 获胜')
    expect(screen.getByText('以 520 分的优势拿下本场')).toBeTruthy()
  })
})

describe('what the app pushes', () => {
  it('a push raises a score at once, and one that is late or lower never takes it back', async () => {
    const page = await open()
    const id = battleId(page)
    await push({ type: 'roomBattle', battleId: id, scores: [{ roomId: '88001', score: 99_000 }] })
    expect(scores()[1]).toBe('9.90万')
    await push({ type: 'roomBattle', battleId: id, scores: [{ roomId: '88001', score: 5 }] })
    expect(scores()[1]).toBe('9.90万')
    await pass(7000)
    expect(scores()[1]).toBe('9.90万')
  })

  it('a push as text, of another battle or of nonsense is taken as what it is', async () => {
    const page = await open()
    const id = battleId(page)
    const before = scores()
    await push('{"type":"roomBattle","battleId":"other","scores":[{"roomId":"88001","score":99000}]}')
    await push('{"type":')
    await push({ type: 'bossBlood', blood: 3 })
    expect(scores()).toEqual(before)
    await push(`{"type":"roomBattle","battleId":"${id}","scores":[{"roomId":"88002","score":"12000"}]}`)
    expect(scores()[0]).toBe('1.20万')
  })

  it('a push lets a gift fly in once, and the flight ends by itself', async () => {
    const page = await open()
    const gift = {
      id: 'pushed-1',
      userId: '5',
      nickname: '推送来的人',
      portrait: '',
      roomId: '88001',
      gift: { id: 'castle', kind: 'gift', name: '云端城堡', amount: 1, days: 0, image: '' },
      score: 1314,
      at: Date.now(),
    }
    const message = { type: 'roomBattle', battleId: battleId(page), scores: [], gift }
    await push(message)
    await push(message)
    // in the ring, for the eyes, and in the chronicle, in words
    expect(screen.getAllByText('推送来的人')).toHaveLength(2)
    await pass(2600)
    expect(screen.getAllByText('推送来的人')).toHaveLength(1)
  })
})
