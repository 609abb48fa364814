import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { CpListPage } from './CpListPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(CpListPage, {
    page: 'bonds/cp-list',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })

it('a logged-out visitor is asked to log in before anybody is suggested', async () => {
  const { user } = open({ userId: undefined as never })
  await user.click(await screen.findByRole('tab', { name: 'Meet' }))
  expect(await screen.findByText('Please login first')).toBeTruthy()
})

it('a person who is paired stands in the ranking as a pair, and asks nobody', async () => {
  const { user } = open()
  expect(await screen.findByText(/to the next place$/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Meet' }))
  await user.click((await screen.findAllByRole('button', { name: 'Ask' }))[0] as HTMLElement)
  expect(await screen.findByText('You are paired already')).toBeTruthy()
})

it('the front shows how long the event runs, and its rules', async () => {
  const { user } = open()
  expect(await screen.findByText('Ends in')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rules' }))
  expect(await screen.findByText('Becoming a couple')).toBeTruthy()
})
