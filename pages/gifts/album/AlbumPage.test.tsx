import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { AlbumPage } from './AlbumPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(AlbumPage, { page: 'gifts/album', language: 'en', userId: '10002', ...options })

it('a gift that came says who sent it first; one that never did has no sender', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Red rose.*Lit$/ }))
  expect(within(await screen.findByRole('dialog')).getByText(/^First sent on .+ by$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getAllByRole('button', { name: /Not lit yet$/ })[0] as HTMLElement)
  expect(await screen.findByText('Nobody has sent you this gift yet')).toBeTruthy()
})

it('to oneself nothing is sent; to somebody else, in a browser, by way of the app', async () => {
  const mine = open()
  await mine.user.click(await screen.findByRole('button', { name: /^Red rose/ }))
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull()
  mine.unmount()
  const theirs = open({ query: '?toUserId=20003' })
  await theirs.user.click(await screen.findByRole('button', { name: /^Red rose/ }))
  expect(await screen.findByRole('button', { name: 'Send this gift in the app' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my album' })).toBeTruthy()
})

it('the milestone that is next is the first that was not reached, and a full album has none', async () => {
  const { unmount } = open()
  expect(await screen.findByText(/^Light \d+ more gifts? to get$/)).toBeTruthy()
  unmount()
  open({ userId: '10003' })
  expect(await screen.findByText('Every gift is lit. The album is complete')).toBeTruthy()
})

it('an album of nobody says that there is nobody', async () => {
  open({ query: '?toUserId=404' })
  expect(await screen.findByText('There is nobody with this ID')).toBeTruthy()
})
