import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createSandbox } from '#sandbox/index.ts'
import { ask } from '#sandbox/testing/ask.ts'
import { getConfig, getRooms } from '#shared/api/constellation'
import { navigate } from '#shared/runtime/navigate'
import { beStill, button, callsOf, dialog, press, visit } from './testing.tsx'

beStill()

describe('a first look', () => {
  it('logged-out people see the campaign and its prizes, and are led to the login when they draw', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const page = visit()
    expect(await screen.findByText('最稀有的奖品')).toBeTruthy()
    expect(await screen.findByText('32%')).toBeTruthy()
    await press(page, /抽一次/)
    expect(to).toHaveBeenCalledWith('/login', { back: '/constellation' })
    expect(callsOf(page, 'rooms')).toEqual([])
  })

  it('a first look says the rules, and chances that add up to all', async () => {
    const page = visit('10001')
    await press(page, '规则与概率')
    const sheet = await dialog('规则与概率')
    const chances = within(sheet)
      .getAllByText(/%$/)
      .map((cell) => Number.parseFloat(cell.textContent ?? ''))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100)
  })

  it('a first look counts down to the beginning, and lets nobody draw before it', async () => {
    const page = visit('10005')
    expect(await screen.findByText(/\d 天 \d\d:\d\d:\d\d/)).toBeTruthy()
    await press(page, /抽一次/)
    expect(await screen.findByText('活动还没开始，敬请期待')).toBeTruthy()
    expect(callsOf(page, 'luckyDraw')).toEqual([])
  })

  it('a first look counts down to the results of an ended season, and shows them when they are there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = visit('10006')
    const { data } = await ask(page.sandbox, getConfig, {}, { userId: '10006' })
    expect((await screen.findByText(/\d 天 \d\d:\d\d:\d\d/)).parentElement?.textContent).toContain(
      '距离榜单公布',
    )
    vi.setSystemTime(data.settleAt - 3000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(screen.getByText(/0 天 00:00:0\d/)).toBeTruthy()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await screen.findByText('本期观星榜')).toBeTruthy()
    expect(screen.queryByText(/\d 天 \d\d:\d\d:\d\d/)).toBeNull()
  })

  it.each(['en', 'tw'] as const)('the campaign speaks %s', async (language) => {
    visit('10001', { language })
    expect(await button(language === 'en' ? /Draw once/ : /抽一次/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(language === 'en' ? /\p{Script=Han}/u : /[点级开礼]/)
  })

  it.each([
    [1, 'Epic or better on your next draw'],
    [2, 'Epic or better guaranteed within 2 draws'],
  ])('the campaign says in English when the guarantee is %i draws away', async (guaranteeLeft, said) => {
    const { data } = await ask(createSandbox(), getRooms, {})
    visit('10001', {
      language: 'en',
      faults: { path: getRooms.path, data: { ...data, guaranteeLeft } },
    })
    expect(await screen.findByText(said)).toBeTruthy()
  })
})
