import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { CalendarPage } from './CalendarPage.tsx'

/** A Wednesday at noon there. */
const NOW = Date.UTC(2026, 10, 25, 4)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(CalendarPage, {
    page: 'forecast/calendar',
    language: 'en',
    userId: '10001',
    now: NOW,
    ...options,
  })

const names = async () => {
  await screen.findByRole('heading', { name: /Coming up|Starting/ })
  return screen
    .getAllByRole('link', { name: /market|Snowball|singalong|Awards|Eve|Spring/ })
    .map((link) => link.textContent)
}

it('coming campaigns are listed by day, and running ones are one tap away', async () => {
  open()
  expect((await names()).slice(0, 3)).toEqual(['Winter market', 'Snowball Fight', 'The all-night singalong'])
  expect(screen.getByRole('link', { name: /events are on now/ }).getAttribute('href')).toBe('/index')
})

it('a day of the calendar shows its own events alone, until all are asked for', async () => {
  const { user } = open()
  await names()
  await user.click(screen.getByRole('button', { name: 'Nov 28, 2 events start' }))
  expect(await names()).toEqual(['The all-night singalong', 'Awards night'])
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await names()).toHaveLength(6)
})

it('months can be leafed through, and a later one has its events', async () => {
  const { user } = open()
  await names()
  await user.click(screen.getByRole('button', { name: 'Whole month' }))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dec 7, one event starts' })).toBeTruthy()
})

it('a reminder is kept by the server, and taken back by a second press', async () => {
  const { user, sandbox } = open()
  await names()
  const first = () => within(screen.getAllByRole('listitem')[0] as HTMLElement)
  await user.click(first().getByRole('button', { name: 'Remind me' }))
  await user.click(await first().findByRole('button', { name: 'Reminder set' }))
  expect(await first().findByRole('button', { name: 'Remind me' })).toBeTruthy()
  expect(sandbox.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /activity/reminder/activity/201',
  )
})

it('a logged-out visitor logs in first', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined })
  await names()
  await user.click(screen.getAllByRole('button', { name: 'Remind me' })[0] as HTMLElement)
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
})
