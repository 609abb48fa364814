import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { VersusBar } from './index.ts'
import { sharesOf } from './shares.ts'

const bar = (home: number, away: number) => (
  <VersusBar label="比分" home={{ name: '星河电台', score: home }} away={{ name: '月下茶馆', score: away }} />
)

test.each([
  [0, 0, 50, 50],
  [1, 3, 25, 75],
  [2, 1, 66.7, 33.3],
  [500, 500, 50, 50],
  [5, 0, 100, 0],
  [0, 5, 0, 100],
])('%d against %d are shares of %d and %d percent', (home, away, left, right) => {
  expect(sharesOf(home, away)).toEqual([left, right])
})

test('a side that leads by a hair is not shown as level, nor a side that has a little as nothing', () => {
  expect(sharesOf(1_000_001, 1_000_000)).toEqual([50.1, 49.9])
  expect(sharesOf(1_000_000, 1_000_001)).toEqual([49.9, 50.1])
  expect(sharesOf(9_999_999, 1)).toEqual([99.9, 0.1])
  expect(sharesOf(1, 9_999_999)).toEqual([0.1, 99.9])
})

test('the bar says both shares by name, and both fills meet at the seam', () => {
  const { rerender } = renderComponent(bar(3, 1))
  const shown = screen.getByRole('img', { name: '比分: 星河电台 75%, 月下茶馆 25%' })
  const moved = () => [...shown.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.transform)
  expect(moved()).toEqual(['translateX(-25%)', 'translateX(75%)', 'translateX(75%)'])
  expect(shown.textContent).toBe('75.0%25.0%')
  rerender(bar(1, 3))
  expect(moved()).toEqual(['translateX(-75%)', 'translateX(25%)', 'translateX(25%)'])
})
