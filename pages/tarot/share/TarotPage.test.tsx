import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { TarotPage } from './TarotPage.tsx'

const open = (options: Partial<PageOptions>) =>
  renderPage(TarotPage, { page: 'tarot/share', language: 'en', ...options })
const SHARED = { query: '?readingId=10003-20000' }
const turned = () => document.querySelectorAll('[data-track=turn][data-open]').length

it('a card shows its meaning when it is turned, and the last one their meaning together', async () => {
  const { user } = open(SHARED)
  for (const place of ['Past', 'Present', 'Future'])
    await user.click(await screen.findByRole('button', { name: `Turn over the card of the ${place}` }))
  expect(turned()).toBe(3)
  expect(screen.getByRole('img', { name: /^Luck: \d of 5 stars$/ })).toBeTruthy()
  expect(screen.getAllByRole('term')).toHaveLength(3)
})

it('before they are turned nothing of the cards is shown', async () => {
  open(SHARED)
  await screen.findByText('Tap a card to see what it says')
  expect(turned()).toBe(0)
  expect(screen.queryByText(/upright|reversed/)).toBeNull()
})

it('a logged-out visitor without a link reads how to get a reading', async () => {
  open({})
  expect(await screen.findByText(/No cards for today yet/)).toBeTruthy()
})

it('a link to a reading that nobody knows shows a message', async () => {
  open({ query: '?readingId=none', userId: '10001' })
  expect(await screen.findByText(/There is no such reading/)).toBeTruthy()
})
