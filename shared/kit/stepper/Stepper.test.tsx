import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Stepper } from './index.ts'

it('goes up and down by one between one and all, and to all at once', async () => {
  const change = vi.fn()
  const count = (value: number) => <Stepper label="How many" value={value} most={5} all onChange={change} />
  const { user, rerender } = renderComponent(count(2), 'en')
  expect(screen.getByRole('group', { name: 'How many' }).textContent).toContain('2')
  const [less, more, all] = screen.getAllByRole('button')
  await user.click(more as HTMLElement)
  await user.click(less as HTMLElement)
  await user.click(all as HTMLElement)
  expect(change.mock.calls).toEqual([[3], [1], [5]])
  rerender(count(1))
  expect((less as HTMLButtonElement).disabled).toBe(true)
  rerender(count(5))
  expect((more as HTMLButtonElement).disabled).toBe(true)
})
