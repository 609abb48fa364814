import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { renderFrame } from './frame.tsx'

const becomes = (userId: string, token = `demo-${userId}`) => act(async () => session.save({ token, userId }))
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => {
  field().value = text
}

beforeEach(() => {
  session.save({ token: '', userId: '' })
  render(renderFrame(<input />))
})

it.each([
  [true, 'shows a developer why'],
  [false, 'shows nothing of why to people'],
])('a page that cannot be drawn offers to load again, and (development: %s) %s', (development) => {
  vi.stubEnv('DEV', development)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = (): ReactNode => {
    throw new Error('no such hall')
  }
  render(renderFrame(<Broken />))
  expect(screen.getByRole('alert').querySelector('button')).toBeTruthy()
  expect(screen.getByRole('alert').textContent?.includes('no such hall')).toBe(development)
  vi.unstubAllEnvs()
})

it('a page that a translator has changed is drawn again where that stops it, with what was typed', async () => {
  cleanup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Bank = () => {
    const [bank, setBank] = useState('')
    const [holder, setHolder] = useState('')
    return (
      <>
        <input name="holder" value={holder} onChange={({ target }) => setHolder(target.value)} />
        <select name="bank" value={bank} onChange={({ target }) => setBank(target.value)}>
          <option value="" />
          <option value="1">Harbour Bank</option>
        </select>
        <p>
          {!bank && 'Choose a bank'}
          <b>{holder}</b>
        </p>
      </>
    )
  }
  const { container } = render(renderFrame(<Bank />))
  const user = userEvent.setup()
  await user.type(field(), 'Lin')
  const text = container.querySelector('p')?.firstChild as Text
  text.replaceWith(document.createElement('font'))
  await user.selectOptions(screen.getByRole('combobox'), '1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect([field().value, screen.getByRole<HTMLSelectElement>('combobox').value]).toEqual(['Lin', '1'])
  expect(container.querySelector('p')?.textContent).toBe('Lin')
})

it('the page begins again for another person', async () => {
  await becomes('10001')
  type('6222')
  await becomes('10002')
  expect(field().value).toBe('')
})

it('the page goes on for who logs in first, who is logged out, and who logs in again', async () => {
  type('6222')
  await becomes('10001')
  await act(async () => session.clear())
  await becomes('10001', 'demo-10001-b')
  expect(field().value).toBe('6222')
})
