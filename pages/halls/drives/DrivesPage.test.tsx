import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { DrivesPage } from './DrivesPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const NOON = Date.UTC(2026, 3, 8, 4)
const RECORDS = '/room/fleet/records'

let layout: ReturnType<typeof giveLayout>
beforeEach(() => {
  layout = giveLayout()
})

/** Opens the page at noon of 8 April in Shanghai; 10002 drives a lot. */
async function open(userId: string | undefined = '10002', options: Partial<PageOptions> = {}) {
  const now = vi.isFakeTimers() ? Date.now() : NOON
  const page = renderPage(DrivesPage, { page: 'halls/drives', now, ...(userId && { userId }), ...options })
  await layout.reachEnd()
  return page
}
const receipts = () => screen.findAllByRole('article')
const tab = (name: RegExp) => screen.findByRole('tab', { name })

describe('the dashboard', () => {
  it('the dashboard shows the totals of ten days, and how many drives there were of each kind', async () => {
    const { sandbox } = await open()
    await receipts()
    const lamp = (name: string) => Number(screen.getAllByText(name)[0]?.previousElementSibling?.textContent)
    const kinds = ['有效车', 'VIP 包车', '无效车', '假车', '脱挡车'].map(lamp)
    const all = kinds.reduce((sum, count) => sum + count, 0)
    expect(all).toBeGreaterThan(9)
    const rate = Math.round((((kinds[0] ?? 0) + (kinds[1] ?? 0)) / all) * 100)
    expect(screen.getByRole('progressbar', { name: '计分率' }).getAttribute('aria-valuenow')).toBe(
      String(rate),
    )
    expect(sandbox.calls.some(({ path }) => path === RECORDS)).toBe(true)
  })

  it('where the records failed to load, the dashboard offers a retry', async () => {
    const { user } = await open('10002', { faults: { path: RECORDS, status: 502, times: 1 } })
    const dashboard = (await screen.findByRole('progressbar', { name: '计分率' })).closest(
      'section',
    ) as HTMLElement
    await user.click(await within(dashboard).findByRole('button', { name: '重试' }))
    expect(await receipts()).not.toHaveLength(0)
    expect(within(dashboard).queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('the dashboard keeps its totals while other records are asked for', async () => {
    const { user, sandbox } = await open()
    await receipts()
    const ring = () => screen.getByRole('progressbar', { name: '计分率' }).getAttribute('aria-valuenow')
    const before = ring()
    sandbox.addFault({ path: RECORDS, hang: true })
    await user.click(await tab(/^今天/))
    expect(ring()).toBe(before)
  })
})

describe('the records', () => {
  it('the records stand under ten days, today first, each with its number of drives', async () => {
    await open()
    await receipts()
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toHaveLength(11)
    expect(tabs[0]).toMatch(/^近 10 天\d+ 趟$/)
    expect(tabs[1]).toMatch(/^今天\d+ 趟$/)
    expect(tabs[2]).toMatch(/^昨天\d+ 趟$/)
    const count = (text: string | null | undefined) => Number(/(\d+) 趟$/.exec(text ?? '')?.[1])
    expect(count(tabs[0])).toBe(tabs.slice(1).reduce((sum, text) => sum + count(text), 0))
  })

  it('the records of one day are those of that day', async () => {
    const { user } = await open()
    await receipts()
    const yesterday = await tab(/^昨天/)
    const many = Number(/(\d+) 趟/.exec(yesterday.textContent ?? '')?.[1])
    await user.click(yesterday)
    await layout.reachEnd()
    await waitFor(async () => expect(await receipts()).toHaveLength(many))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  it('the records of one kind are chosen from a list, and carry its stamp', async () => {
    const { user } = await open()
    await receipts()
    await user.click(screen.getByRole('button', { name: /^类型/ }))
    await user.click(screen.getByRole('option', { name: '假车' }))
    await layout.reachEnd()
    await waitFor(async () => {
      for (const receipt of await receipts()) expect(within(receipt).getByText('假车')).toBeTruthy()
    })
  })

  it('the records say who was along and when each got off, in that order', async () => {
    const { user } = await open()
    const [first] = await receipts()
    await user.click(within(first as HTMLElement).getByRole('button', { name: '乘客下车时间' }))
    const guests = within(within(first as HTMLElement).getByRole('list', { name: '乘客下车时间' }))
    const times = guests.getAllByRole('listitem').map((guest) => guest.textContent?.slice(-5) ?? '')
    expect(times.every((time) => /^\d\d:\d\d$/.test(time))).toBe(true)
    expect(times).toEqual([...times].sort())
  })

  it('an empty list of records shows a message, for all days and for one', async () => {
    const { user } = await open('10008')
    expect(await screen.findByText(/^近 10 天没有行车记录/)).toBeTruthy()
    await user.click(await tab(/^今天/))
    expect(await screen.findByText('这里没有符合的行车记录')).toBeTruthy()
  })

  it('a drive that was just ended in the app is there on coming back', async () => {
    const { sandbox } = await open('10008')
    await screen.findByText(/^近 10 天没有行车记录/)
    sandbox.happen('10008', 'hosted', 2)
    await act(async () => void fireEvent(document, new Event('visibilitychange')))
    await layout.reachEnd()
    expect(await receipts()).toHaveLength(1)
  })
})

it('a captain reads why a drive was invalid, and what to do about the next', async () => {
  // there is an invalid one among the last ten of that day
  const { user } = await open('10002', { now: Date.UTC(2026, 10, 25, 4) })
  const invalid = (await receipts()).find((receipt) => within(receipt).queryByText('无效车')) as HTMLElement
  expect(within(invalid).getByText('有效客人不足 2 位')).toBeTruthy()
  await user.click(within(invalid).getByRole('button', { name: '为什么' }))
  const why = within(await screen.findByRole('dialog', { name: '这趟车为什么不计分' }))
  expect(why.getByText('有效客人不足 2 位')).toBeTruthy()
  expect(why.getByText('乘客人数或停留时间没有达到要求，不计驾驶分。')).toBeTruthy()
  expect(why.getByText(/^开车前先招呼乘客/)).toBeTruthy()
})

it('drives that count are not asked why', async () => {
  await open()
  const counted = (await receipts()).find((receipt) => within(receipt).queryByText('有效车')) as HTMLElement
  expect(within(counted).queryByRole('button', { name: '为什么' })).toBeNull()
})

describe('at midnight in Shanghai', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(NOON + 12 * 3_600_000 - 30_000)
  })
  afterEach(() => vi.useRealTimers())

  it('the days move on by one, and the records are refetched', async () => {
    const { sandbox } = await open('10002', { now: NOON + 12 * 3_600_000 - 30_000 })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    const last = () => screen.getAllByRole('tab').at(-1)?.textContent
    expect(last()).toMatch(/^3月30日/)
    const before = sandbox.calls.length
    await act(() => vi.advanceTimersByTimeAsync(90_000))
    expect(last()).toMatch(/^3月31日/)
    expect(sandbox.calls.length).toBeGreaterThan(before)
  })

  it('a phone in another zone, or with a wrong clock, has the days of the server', async () => {
    vi.setSystemTime(NOON - 3 * 86_400_000)
    await open('10002', { now: NOON })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getAllByRole('tab').at(-1)?.textContent).toMatch(/^3月30日/)
  })
})
