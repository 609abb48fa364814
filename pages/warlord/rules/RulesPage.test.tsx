import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { RulesPage } from './RulesPage.tsx'

/** 15:20 by the product's clock. */
const AFTERNOON = Date.UTC(2026, 2, 4, 7, 20)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(RulesPage, { page: 'warlord/rules', now: AFTERNOON, ...options })

describe('the rules', () => {
  it('the rules stand on the first screen, before any data and without a login', () => {
    open()
    for (const rule of [
      '12:00 到 24:00 才计时',
      '每天最多 3 个奖励小时',
      '升级后保留 2 天',
      '奖励一般次日 10:00 前发放',
    ]) {
      expect(screen.getByRole('heading', { name: rule })).toBeTruthy()
    }
    expect(screen.getByText('主持 50 分钟').closest('li')?.textContent).toContain('不计')
    expect(screen.getByText('主持 5 小时').closest('li')?.textContent).toContain('计满 3 小时')
  })

  it('the rules say whether hours count right now, by the server’s clock', async () => {
    const { sandbox } = open()
    expect(await screen.findByText('现在 15:20，计时中', {}, { timeout: 3000 })).toBeTruthy()
    sandbox.clock.set(AFTERNOON + 9 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('现在 00:20，不在计时时段', {}, { timeout: 3000 })).toBeTruthy()
  })
})

it('the levels say what an hour pays and what they ask for', async () => {
  const { user } = open({ language: 'en' })
  await user.click(screen.getByRole('tab', { name: 'Levels and pay' }))
  const row = (await screen.findByRole('rowheader', { name: /Sunrise/ })).closest('tr') as HTMLElement
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['160', '20,000', '30'])
})
