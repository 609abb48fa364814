import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { type Day, DayStrip } from './index.ts'

const days: Day[] = [
  { id: 'd1', label: '1', over: '周一', state: 'done' },
  { id: 'd2', label: '2', over: '周二', state: 'missed' },
  { id: 'd3', label: '3', over: '周三', state: 'open', today: true },
  { id: 'd4', label: '4', over: '周四', state: 'locked' },
]

test('each day says its state, today and the chosen day are marked', () => {
  renderComponent(<DayStrip label="每日教程" days={days} current="d2" onPick={() => {}} />)
  expect(screen.getByRole('list', { name: '每日教程' })).toBeTruthy()
  expect(screen.getAllByRole('button').map((day) => day.getAttribute('aria-label'))).toEqual([
    '周一 1 已完成',
    '周二 2 已错过',
    '今天 3 进行中',
    '周四 4 未解锁',
  ])
  expect(screen.getByRole('button', { current: 'date' }).textContent).toContain('3')
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('2')
})

test('a tap on a day reports which one it is, a locked day too', async () => {
  const pick = vi.fn()
  const { user } = renderComponent(<DayStrip label="每日教程" days={days} current="d3" onPick={pick} />)
  await user.click(screen.getByRole('button', { name: /4/ }))
  expect(pick.mock.calls).toEqual([[days[3]]])
})
