import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { useScrolledTo } from './index.ts'

function Row({ at }: { at: number }) {
  return (
    <ul ref={useScrolledTo<HTMLUListElement>(at)}>
      <li />
      <li />
    </ul>
  )
}

test('the chosen item of a row stands in the middle; without one the row stays where it is', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(50)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350)
  const { rerender } = renderComponent(<Row at={-1} />)
  expect(screen.getByRole('list').scrollLeft).toBe(0)
  rerender(<Row at={1} />)
  expect(screen.getByRole('list').scrollLeft).toBe(350)
})
