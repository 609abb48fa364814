import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Tabs } from './index.ts'

const items = ['critical', 'last', 'hall'].map((id) => ({
  id,
  label: `tab ${id}`,
  panel: () => <p>{`panel ${id}`}</p>,
}))

function Boards() {
  const [value, setValue] = useState('critical')
  return <Tabs label="榜单" items={items} value={value} onChange={setValue} />
}

const chosen = () => screen.getByRole('tab', { selected: true })

test('the panel belongs to the chosen tab', async () => {
  const { user } = renderComponent(<Boards />)
  await user.click(screen.getByRole('tab', { name: 'tab last' }))
  const panel = screen.getByRole('tabpanel', { name: 'tab last' })
  expect(panel.textContent).toBe('panel last')
  expect(chosen().getAttribute('aria-controls')).toBe(panel.id)
})

test('the tabs are one stop, and the next one is the panel', async () => {
  const { user } = renderComponent(<Boards />)
  await user.tab()
  expect(document.activeElement).toBe(chosen())
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('arrow keys, Home and End move and choose, round the ends', async () => {
  const { user } = renderComponent(<Boards />)
  await user.tab()
  const seen: (string | null)[] = []
  for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{End}', '{Home}']) {
    await user.keyboard(key)
    seen.push(chosen().textContent)
    expect(document.activeElement).toBe(chosen())
  }
  expect(seen).toEqual(['tab hall', 'tab critical', 'tab last', 'tab hall', 'tab critical'])
})

test('of more tabs than fit, the chosen one stands in the middle of the row', async () => {
  const { user } = renderComponent(<Boards />)
  const row = screen.getByRole('tablist', { name: '榜单' })
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300)
  const last = screen.getByRole('tab', { name: 'tab hall' })
  vi.spyOn(last, 'offsetLeft', 'get').mockReturnValue(400)
  vi.spyOn(last, 'offsetWidth', 'get').mockReturnValue(100)
  await user.click(last)
  expect(row.scrollLeft).toBe(300)
})

test('a label may be more than words', () => {
  const dotted = [{ id: 'new', label: <b>3 new</b>, panel: () => 'ready' }]
  renderComponent(<Tabs label="x" items={dotted} value="new" onChange={() => {}} />)
  expect(screen.getByRole('tabpanel', { name: '3 new' }).textContent).toBe('ready')
})
