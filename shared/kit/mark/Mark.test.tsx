import { expect, test } from 'vitest'
import { renderPiece } from '#testing/render-piece.tsx'
import { Mark } from './index.ts'

test('a mark decorates: screen readers hear the words beside it', () => {
  const { container } = renderPiece(<Mark of="locked" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
