import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { AnnualPage } from './AnnualPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(AnnualPage, {
    page: 'festivals/annual',
    language: 'en',
    userId: '10001',
    now: Date.UTC(2026, 11, 28, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('the year is turned by its buttons, from its first page to its last', async () => {
  const { user } = open()
  expect(await screen.findByText('1/6')).toBeTruthy()
  expect((await button('Previous page')).hasAttribute('disabled')).toBe(true)
  for (let page = 2; page <= 6; page++) {
    await user.click(await button('Next page'))
    expect(await screen.findByText(`${page}/6`)).toBeTruthy()
  }
  expect((await button('Next page')).hasAttribute('disabled')).toBe(true)
})

it('a card of the year carries my name, and its figure in a measure that a person can picture', async () => {
  const { sandbox } = open()
  expect(await screen.findByText(/days and nights, end to end$/)).toBeTruthy()
  expect((await screen.findAllByText(sandbox.state.user('10001').nickname)).length).toBeGreaterThan(4)
})

it('each award takes one vote a day, and the others can still be voted for', async () => {
  const { user } = open()
  const voice = within((await screen.findByText('Voice of the year')).parentElement as HTMLElement)
  const host = within(screen.getByText('Host of the year').parentElement as HTMLElement)
  await user.click(voice.getAllByRole('button', { name: 'Vote' })[2] as HTMLElement)
  expect(await voice.findByText('My vote')).toBeTruthy()
  expect(voice.queryByRole('button', { name: 'Vote' })).toBeNull()
  expect(host.getAllByRole('button', { name: 'Vote' })).toHaveLength(4)
})

it('once the results stand each award names its winner, and the year can still be read', async () => {
  open({ userId: '10007' })
  expect(await screen.findAllByText('Winner')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
  expect(await button('Next page')).toBeTruthy()
})

it('a logged-out visitor sees the awards and is asked to log in for their own year', async () => {
  open({ userId: undefined })
  expect(await screen.findByText('Voice of the year')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

it('a year that cannot be read leaves the awards at work', async () => {
  const { user } = open({ faults: { path: '/activity/festival/review', status: 500 } })
  await user.click((await screen.findAllByRole('button', { name: 'Vote' }))[0] as HTMLElement)
  await waitFor(() => expect(screen.getByText('My vote')).toBeTruthy())
})
