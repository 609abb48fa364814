import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Mark } from './index.ts'

test('a mark decorates: screen readers hear the words beside it', () => {
  const { container } = renderComponent(<Mark of="locked" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
