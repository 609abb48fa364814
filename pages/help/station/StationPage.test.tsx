import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { StationPage } from './StationPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(StationPage, { page: 'help/station', language: 'en', ...options })

const shelf = () => screen.findByRole('list', { name: 'Articles' })
const titles = async () =>
  within(await shelf())
    .getAllByRole('button')
    .map((entry) => entry.querySelector('bdi')?.textContent)

it('a category shows its articles alone, and how many there are', async () => {
  const { user } = open()
  expect(await titles()).toHaveLength(8)
  await user.click(await screen.findByRole('button', { name: 'Safety and rules 2' }))
  await waitFor(async () =>
    expect(await titles()).toEqual(['Look after yourself', 'How to report a problem']),
  )
})

it('a search finds titles, summaries and texts, and counts by category', async () => {
  const { user } = open()
  await shelf()
  await user.type(screen.getByRole('searchbox'), ' mic {Enter}')
  await waitFor(async () => expect((await titles())[0]).toBe('Seating the mics'))
  const all = await screen.findByRole('button', { name: 'All 3' })
  expect(all.getAttribute('aria-pressed')).toBe('true')
})

it('a search without a result says for which word, and leads back to all', async () => {
  const { user } = open({ query: '?keyword=zebra' })
  expect(await screen.findByText(/Nothing found for "zebra"/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await titles()).toHaveLength(8)
})

it('a removed article shows a message, and the list is refetched', async () => {
  const { sandbox } = open({ query: '?id=4' })
  expect(await screen.findByText('This article was removed. See the others')).toBeTruthy()
  await waitFor(() =>
    expect(sandbox.calls.filter(({ path }) => path === '/misc/search/search').length).toBeGreaterThan(1),
  )
})

it('an article leads to the next one of its category', async () => {
  const { user } = open({ query: '?id=6' })
  const reader = await screen.findByRole('dialog', { name: 'Look after yourself' })
  await user.click(await within(reader).findByRole('button', { name: 'How to report a problem' }))
  expect(await screen.findByRole('dialog', { name: 'How to report a problem' })).toBeTruthy()
})
