import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ICONS, type IconName } from './icons.ts'
import { Icon } from './index.ts'

it('an icon beside words is silent', () => {
  const { container } = render(<Icon name="trophy" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('an icon that stands alone says what it shows', () => {
  render(<Icon name="lock" label="未解锁" />)
  expect(screen.getByRole('img', { name: '未解锁' }).hasAttribute('aria-hidden')).toBe(false)
})

it('an icon’s height is given in design pixels', () => {
  const { container } = render(<Icon name="gift" size={75} />)
  expect(container.querySelector('svg')?.style.fontSize).toBe('2rem')
})

it.each(Object.keys(ICONS) as IconName[])('%s draws something in the colour of the text', (name) => {
  const { container } = render(<Icon name={name} />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('stroke')).toBe('currentColor')
  expect(drawing?.childElementCount).toBeGreaterThan(0)
})
