import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { buyPet, drawPetPrize } from '#shared/api/room-pet'
import { renderFrame } from '#shared/runtime/app'
import { likesMotion, type PageOptions, renderPage } from '#testing'
import { RoomPage } from './RoomPage.tsx'

/** A busy machine takes its time, also where the clock stands still. */
const PATIENT = { timeout: 9000 }
const DRAW = '/activity/roomPet/draw'
const POOL = '/activity/roomPet/prizePool'
const ME = { userId: '10002' }

async function atTheMachine(options: Partial<PageOptions> = {}) {
  const page = renderPage(RoomPage, { page: 'pet/room', userId: '10002', ...options })
  await screen.findByRole('heading', { level: 2 })
  await page.user.click(await screen.findByRole('button', { name: '扭蛋' }))
  await screen.findByRole('button', { name: /扭一次/ })
  return { ...page, calls: () => page.sandbox.calls.filter(({ path }) => path === DRAW) }
}

const turn = (name: RegExp) => screen.findByRole('button', { name })
const won = () => screen.findByRole('dialog', { name: '扭到了！' })
const purse = () => screen.getByText('PP币余额', { exact: false }).textContent

describe('the capsule machine', () => {
  it('the capsule machine publishes the odds that the server draws by', async () => {
    await atTheMachine()
    const odds = screen.getByRole('heading', { name: '奖品与概率' }).parentElement as HTMLElement
    const percents = within(odds)
      .getAllByRole('listitem')
      .map((prize) => Number.parseFloat(prize.querySelector('b')?.textContent ?? ''))
    expect(percents).toEqual([0.2, 0.8, 3, 6, 10, 20, 25, 35])
  })

  it('the capsule machine turns first for free, and once for two quick taps', async () => {
    likesMotion(false)
    const page = await atTheMachine({ faults: { path: DRAW, delayMs: 300 } })
    const once = await turn(/扭一次/)
    expect(once.textContent).toContain('今日免费')
    vi.useFakeTimers()
    await page.user.dblClick(once)
    await vi.waitFor(() => expect(page.calls()).toHaveLength(1), PATIENT)
    await vi.advanceTimersByTimeAsync(300)
    const popup = await vi.waitFor(() => screen.getByRole('dialog', { name: '扭到了！' }), PATIENT)
    expect(await within(popup).findAllByRole('listitem')).toHaveLength(1)
    expect(page.calls()).toHaveLength(1)
    expect(screen.getByRole('button', { name: /扭一次/ }).textContent).toContain('100 PP币')
  })

  it('the capsule machine lets ten capsules fall for ten turns, and takes their price', async () => {
    likesMotion(false)
    const page = await atTheMachine()
    await page.user.click(await turn(/扭十次/))
    const won = await screen.findByRole('dialog', { name: '扭到了！' })
    expect(await within(won).findByText(/共 10 件/)).toBeTruthy()
    const { coins } = page.sandbox.state.user('10002')
    expect(screen.getByText('PP币余额', { exact: false }).textContent).toContain(
      coins.toLocaleString('en-US'),
    )
  })

  it('the capsule machine opens no capsule before the server has answered, and then lets it roll', async () => {
    likesMotion(true)
    const page = await atTheMachine()
    const once = await turn(/扭一次/)
    vi.useFakeTimers()
    await page.user.click(once)
    await vi.waitFor(() => expect(document.querySelector('[data-turn="rolling"]')).toBeTruthy(), PATIENT)
    expect(page.calls()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(900)
    expect(screen.queryByRole('dialog', { name: '扭到了！' })).toBeNull()
    await vi.advanceTimersByTimeAsync(300)
    await vi.waitFor(() => screen.getByRole('dialog', { name: '扭到了！' }), PATIENT)
  })

  it('offers a lost result to be looked up after a reload too, and no other turn before', async () => {
    likesMotion(false)
    const page = await atTheMachine({ faults: { path: DRAW, after: true, drop: true, times: 1 } })
    await page.user.click(await turn(/扭十次/))
    await turn(/查询结果/)
    page.unmount()
    render(renderFrame(<RoomPage />))
    await page.user.click(await turn(/^扭蛋 ?结果待查$/))
    const check = await turn(/查询结果.*900 PP币/)
    expect(screen.queryByRole('button', { name: /扭十次/ })).toBeNull()
    await page.user.click(check)
    expect(within(await won()).getByText(/共 10 件/)).toBeTruthy()
    expect(await turn(/扭十次/)).toBeTruthy()
    expect(new Set(page.calls().map(({ params }) => params.intentId)).size).toBe(1)
  })

  it('the capsule machine in the room shows that a result is still unknown, as long as it is', async () => {
    likesMotion(false)
    const page = await atTheMachine({ faults: { path: DRAW, after: true, drop: true, times: 1 } })
    expect(screen.queryByText('结果待查')).toBeNull()
    await page.user.click(await turn(/扭十次/))
    const check = await turn(/查询结果/)
    expect(await turn(/^扭蛋 ?结果待查$/)).toBeTruthy()
    await page.user.click(check)
    await won()
    await waitFor(() => expect(screen.queryByText('结果待查')).toBeNull())
  })

  it('the capsule machine names the day of what was won on another one, and the time of today’s', async () => {
    likesMotion(false)
    const page = await atTheMachine({ now: Date.UTC(2026, 10, 20, 6, 30) })
    const times = () =>
      within(screen.getByRole('heading', { name: '最近扭到' }).parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map((winner) => winner.querySelector('time')?.textContent)
    expect(new Set(times())).toEqual(new Set(['11月19日']))
    await page.user.click(await turn(/扭一次/))
    await won()
    expect(times()[0]).toBe('14:30')
  })

  it('after a look-up the capsule machine shows the purse of now, not that of the turn', async () => {
    likesMotion(false)
    const page = await atTheMachine({ faults: { path: DRAW, after: true, drop: true, times: 1 } })
    await page.user.click(await turn(/扭十次/))
    const check = await turn(/查询结果/)
    await ask(page.sandbox, buyPet, { petId: 'fox', price: 3000 }, ME)
    await page.user.click(check)
    await won()
    await waitFor(() =>
      expect(purse()).toContain(page.sandbox.state.user('10002').coins.toLocaleString('en-US')),
    )
  })

  it('a turn that was free until another phone took it costs nothing unasked', async () => {
    likesMotion(false)
    const page = await atTheMachine()
    expect((await turn(/扭一次/)).textContent).toContain('今日免费')
    await ask(page.sandbox, drawPetPrize, { times: '1', price: 0 }, ME)
    const before = page.sandbox.state.user('10002').coins
    await page.user.click(await turn(/扭一次/))
    expect(await screen.findByText('价格有变化，请重新确认')).toBeTruthy()
    expect(await turn(/扭一次.*100 PP币/)).toBeTruthy()
    expect(page.sandbox.state.user('10002').coins).toBe(before)
  })

  it('the capsule machine that is closed while it turns has no free turn left when it is opened again', async () => {
    likesMotion(false)
    const page = await atTheMachine({ faults: { path: DRAW, delayMs: 5000 } })
    const press = (name: RegExp) => page.user.click(screen.getByRole('button', { name }))
    vi.useFakeTimers()
    await press(/扭一次/)
    await press(/^关闭$/)
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => screen.getByRole('dialog', { name: '扭到了！' }), PATIENT)
    await press(/开心收下/)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
    page.sandbox.addFault({ path: POOL, hang: true })
    await press(/^扭蛋$/)
    await vi.waitFor(() => screen.getByRole('button', { name: /扭一次.*100 PP币/ }), PATIENT)
  })

  it('the capsule machine stands still where no pet lives', async () => {
    const page = await atTheMachine({ userId: '10001' })
    await page.user.click(await turn(/扭一次/))
    expect(await screen.findByText('这个厅还没有宠物，领养后才能扭')).toBeTruthy()
    await waitFor(() => expect(page.calls()).toEqual([]))
  })
})
