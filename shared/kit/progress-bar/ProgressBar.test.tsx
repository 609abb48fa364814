import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { ProgressBar } from './index.ts'

test.each([
  [40, 100, '40', 'translateX(-60%)'],
  [140, 100, '100', 'translateX(0%)'],
  [-5, 100, '0', 'translateX(-100%)'],
  [3, 0, '0', 'translateX(-100%)'],
])('%d of %d reads as %s', (value, max, now, shown) => {
  renderComponent(<ProgressBar value={value} max={max} label="开厅时长" />)
  const bar = screen.getByRole('progressbar', { name: '开厅时长' })
  expect(bar.getAttribute('aria-valuenow')).toBe(now)
  expect((bar.firstElementChild as HTMLElement).style.transform).toBe(shown)
})
