import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Menu, Select } from './index.ts'

const options = [
  { id: 'all', label: 'All' },
  { id: 'effective', label: 'Effective' },
  { id: 'invalid', label: 'Invalid' },
] as const

function Records({ onChange }: { onChange?: (id: string) => void }) {
  const [value, setValue] = useState<'all' | 'effective' | 'invalid'>('effective')
  const change = (id: typeof value) => {
    setValue(id)
    onChange?.(id)
  }
  return (
    <>
      <Select label="状态" options={options} value={value} onChange={change} />
      <button type="button">elsewhere</button>
    </>
  )
}

const select = () => screen.getByRole('button', { name: /^状态/ })
const list = () => screen.queryByRole('listbox', { name: '状态' })
const focused = () => document.activeElement?.textContent

it('the button says what is chosen, and that a list opens', () => {
  renderComponent(<Records />)
  expect(screen.getByRole('button', { name: '状态 Effective' }).getAttribute('aria-haspopup')).toBe('listbox')
  expect(select().getAttribute('aria-expanded')).toBe('false')
})

it('a touch opens the list at the choice, another chooses, and the focus is back', async () => {
  const change = vi.fn()
  const { user } = renderComponent(<Records onChange={change} />)
  await user.click(select())
  expect(focused()).toBe('Effective')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Effective')
  await user.click(screen.getByRole('option', { name: 'Invalid' }))
  expect(change.mock.calls).toEqual([['invalid']])
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(select())
})

it('choosing the same entry again changes nothing', async () => {
  const change = vi.fn()
  const { user } = renderComponent(<Records onChange={change} />)
  await user.click(select())
  await user.click(screen.getByRole('option', { name: 'Effective' }))
  expect(change).not.toHaveBeenCalled()
})

it('arrows, Home, End and letters move in the list, and Enter chooses', async () => {
  const change = vi.fn()
  const { user } = renderComponent(<Records onChange={change} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const seen: unknown[] = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 'e']) {
    await user.keyboard(key)
    seen.push(focused())
  }
  expect(seen).toEqual(['Invalid', 'All', 'Invalid', 'All', 'Invalid', 'Effective'])
  await user.keyboard('{Home}{Enter}')
  expect(change.mock.calls).toEqual([['all']])
})

it.each(['{Escape}', '{Tab}'])('%s closes the list without a choice', async (key) => {
  const { user } = renderComponent(<Records />)
  await user.click(select())
  await user.keyboard(key)
  expect(list()).toBeNull()
  expect(focused()).toBe(key === '{Tab}' ? 'elsewhere' : '状态 Effective')
})

it('a press beside the list closes it', async () => {
  const { user } = renderComponent(<Records />)
  await user.click(select())
  fireEvent.pointerDown(document.body)
  expect(list()).toBeNull()
})

it('the button closes what it has opened', async () => {
  const { user } = renderComponent(<Records />)
  await user.click(select())
  await user.click(select())
  expect(list()).toBeNull()
})

it('a letter that begins two entries goes from one to the next', async () => {
  const twice = ['Paid', 'Pending'].map((label) => ({ id: label, label }))
  const { user } = renderComponent(<Select label="状态" options={twice} value="Paid" onChange={() => {}} />)
  await user.click(select())
  await user.keyboard('p')
  expect(focused()).toBe('Pending')
})

it('near the lower edge of the screen the list opens upwards', async () => {
  const { user } = renderComponent(<Records />)
  vi.spyOn(select(), 'getBoundingClientRect').mockReturnValue({ top: 700, bottom: 744 } as DOMRect)
  await user.click(select())
  expect(list()?.hasAttribute('data-above')).toBe(true)
})

it('a menu does what its item says, once, and closes', async () => {
  const remove = vi.fn()
  const items = [
    { id: 'edit', label: 'Edit', icon: 'pencil' as const, onSelect: () => {} },
    { id: 'remove', label: 'Remove', danger: true, onSelect: remove },
  ]
  const { user } = renderComponent(<Menu label="更多" items={items} />)
  const button = screen.getByRole('button', { name: '更多' })
  button.focus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menu', { name: '更多' })).toBeTruthy()
  expect(focused()).toBe('Remove')
  await user.keyboard(' ')
  expect(remove).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})
