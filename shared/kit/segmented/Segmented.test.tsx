import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Periods, Segmented } from './index.ts'

test('one of the options is chosen, and another can be chosen by its words', async () => {
  const change = vi.fn()
  const options = [
    { id: 'day', label: '日榜' },
    { id: 'all', label: '总榜' },
  ] as const
  const { user } = renderComponent(<Segmented label="周期" options={options} value="day" onChange={change} />)
  expect(screen.getByRole('group', { name: '周期' })).toBeTruthy()
  expect((screen.getByRole('radio', { name: '日榜' }) as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByText('总榜'))
  expect(change.mock.calls).toEqual([['all']])
})

test('a ranking is of the whole campaign or of today', async () => {
  const change = vi.fn()
  const { user } = renderComponent(<Periods value="total" onChange={change} />, 'en')
  expect((screen.getByRole('radio', { name: 'Overall' }) as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByText('Today'))
  expect(change.mock.calls).toEqual([['day']])
})
