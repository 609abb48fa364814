import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { IconGrid } from './index.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `图标${at}`, icon: <i /> }))

test.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [4, 2],
  [5, 3],
  [9, 3],
])('%i items stand in %i columns', (count, columns) => {
  renderComponent(<IconGrid items={items(count)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(screen.getByRole('list').style.getPropertyValue('--columns')).toBe(`${columns}`)
})

test('an empty grid shows a message', () => {
  renderComponent(<IconGrid items={[]} />, 'en')
  expect(screen.getByText('Empty')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('an item that can be picked is a button with its label', async () => {
  const onPick = vi.fn()
  const { user } = renderComponent(<IconGrid items={items(3)} onPick={onPick} track="shortcut" />)
  const button = screen.getByRole('button', { name: '图标1' })
  expect(button.dataset.track).toBe('shortcut')
  await user.click(button)
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
})
