import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { Contest } from './Contest.tsx'

beforeEach(() => void giveLayout())

/** Noon in the product's zone: by then scores are apart, but for the two. */
const NOON = Date.UTC(2026, 3, 8, 4)

const open = (userId?: string, popup = false) =>
  renderPage(() => <Contest popup={popup} />, { page: 'werewolf/contest', language: 'en', userId, now: NOON })

it('of two equal scores both rows say which was reached earlier', async () => {
  open('10002')
  expect(await screen.findByText('Tied, got there first')).toBeTruthy()
  expect(screen.getByText('Tied, got there later')).toBeTruthy()
})

it('my games say how I came in and what they brought, and lead to their rounds', async () => {
  const { user } = open('10002')
  await user.click(await screen.findByRole('tab', { name: 'My games' }))
  const [game] = await screen.findAllByRole('link', { name: /Replay/ })
  expect(game?.getAttribute('href')).toMatch(/^\/competitionInfo\/gameInfo\?gameId=\d+$/)
  expect(game?.textContent).toMatch(/(Won|Lost).*(free game|with a ticket).*\+(12|3)/)
})

it('the stage that is on is marked', async () => {
  open('10001')
  expect((await screen.findByText('on now')).closest('li')?.getAttribute('aria-current')).toBe('step')
})

it('a logged-out visitor sees the ranking, and logs in for their own', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
})

it('the popup has no stages, but a name, how long it lasts, and the way to my next game', async () => {
  open('10002', true)
  expect(await screen.findByText(/^No\. \d+$/)).toBeTruthy()
  expect(screen.queryByText('on now')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Full Moon Werewolf Cup' })).toBeTruthy()
  expect(screen.getByText('Ends in')).toBeTruthy()
  const play = screen.getByRole('link', { name: 'Play my next game' })
  expect(play.getAttribute('href')).toBe('/activityNew/werewolves/index')
})
