import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { type SignInDay, SignInGrid, stateOfDay } from './index.ts'

const round = (signed: number, signedToday: boolean): SignInDay[] =>
  Array.from({ length: 7 }, (_, at) => ({
    day: at + 1,
    reward: `金币 ×${at + 1}`,
    art: <i />,
    state: stateOfDay(
      Array.from({ length: 7 }, (_, day) => day < signed),
      at,
      signedToday,
    ),
  }))

const said = () => screen.getAllByRole('listitem').map((day) => day.textContent)

test('each day of the grid says its number, what it gives and where it stands', () => {
  renderComponent(<SignInGrid label="签到" days={round(2, false).slice(0, 4)} />)
  expect(said()).toEqual([
    '第 1 天 金币 ×1 已签',
    '第 2 天 金币 ×2 已签',
    '第 3 天 金币 ×3 今天',
    '第 4 天 金币 ×4 待签',
  ])
})

test('once today is signed in for, no other day can be pressed', () => {
  renderComponent(<SignInGrid label="Sign in" days={round(3, true)} onSign={() => {}} />, 'en')
  expect(said()[3]).toMatch(/To come$/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a press signs in for today, and not again while that is under way', async () => {
  const sign = vi.fn()
  const { user, rerender } = renderComponent(<SignInGrid label="签到" days={round(0, false)} onSign={sign} />)
  await user.click(screen.getByRole('button', { name: /第 1 天/ }))
  rerender(<SignInGrid label="签到" days={round(0, false)} onSign={sign} busy />)
  await user.click(screen.getByRole('button', { name: /第 1 天/ }))
  expect(sign).toHaveBeenCalledOnce()
})
