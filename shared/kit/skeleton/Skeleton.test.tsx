import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Skeleton } from './index.ts'

test('blocks of a skeleton are as large as what they stand for, in design pixels, and silent', () => {
  const { container } = renderComponent(<Skeleton width={75} height={37.5} radius="50%" />)
  const block = container.firstElementChild as HTMLElement
  expect([block.style.width, block.style.height, block.style.borderRadius]).toEqual(['2rem', '1rem', '50%'])
  expect(block.getAttribute('aria-hidden')).toBe('true')
})

test('a paragraph ends in a shorter line', () => {
  const { container } = renderComponent(<Skeleton lines={3} />)
  const widths = [...container.children].map((line) => (line as HTMLElement).style.width)
  expect(widths).toEqual(['', '', '62%'])
})
