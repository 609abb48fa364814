import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Line } from './index.ts'

it('a line shows the place, the name over the note, and the figure over what explains it', () => {
  renderComponent(<Line place={3} rank={3} name="夜航船" note="星海大厅" figure="12.88万" under="热度" />)
  expect(document.querySelector('[data-rank="3"]')?.textContent).toBe('3夜航船星海大厅12.88万热度')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a line leaves out what is absent', () => {
  renderComponent(<Line name="Milo" />)
  const parts = [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'))
  expect(parts).toEqual(['line', 'who', 'name'])
})

it('a press on a line opens it, where there is something to open', async () => {
  const open = vi.fn()
  const { user } = renderComponent(<Line name="Milo" track="person" onOpen={open} />)
  const button = screen.getByRole('button', { name: 'Milo' })
  expect(button.getAttribute('data-track')).toBe('person')
  await user.click(button)
  expect(open).toHaveBeenCalledTimes(1)
})
