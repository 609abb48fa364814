import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import type { Edition } from './edition.ts'
import { HallList } from './HallList.tsx'

const CHANGE = '/activity/roomLeaderRanking/changeRoom'
beforeEach(() => void giveLayout())

function open(userId: string | undefined, edition: Edition = {}, options: Partial<PageOptions> = {}) {
  const page = () => <HallList edition={edition} />
  return renderPage(page, { page: 'hall-list/list', language: 'en', userId, ...options })
}
const sent = ({ sandbox }: ReturnType<typeof open>) => sandbox.calls.filter(({ path }) => path === CHANGE)
const button = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement

it('the first choice says how often it can be changed, and nothing is sent before it is confirmed', async () => {
  const page = open('10001')
  await page.user.click(await button('Choose'))
  expect(await screen.findByText(/From now on .* 2 times later/)).toBeTruthy()
  expect(sent(page)).toHaveLength(0)
  await page.user.dblClick(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/2 changes left/)).toBeTruthy()
  expect(sent(page)).toHaveLength(1)
})

it('the places of recommended halls do not move when one of them is chosen', async () => {
  const page = open('10001')
  await page.user.click(await button('Choose'))
  const places = () => [...document.querySelectorAll('[data-expose=recommended] > li')]
  const before = places()
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/2 changes left/)).toBeTruthy()
  await waitFor(() =>
    expect(page.sandbox.calls.filter(({ path }) => path.endsWith('/recommend'))).toHaveLength(2),
  )
  expect(places()).toEqual(before)
})

it('a person who has no changes left reads so, and is not asked', async () => {
  const page = open('10003')
  await page.user.click(await button('Change'))
  expect((await screen.findAllByText('No changes left')).length).toBeGreaterThan(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a hall is found by a piece of its name, and what nobody is called shows a message', async () => {
  const { user } = open('10001')
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'galaxy')
  expect(await screen.findByRole('list', { name: 'Found' })).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'qqq')
  expect(await screen.findByText(/There is no such hall/)).toBeTruthy()
})

it('a logged-out visitor sees halls, and logs in to choose one', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open(undefined)
  await user.click(await button('Choose'))
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
})

it('the ranking of a day can be looked up as far back as the campaign goes', async () => {
  const { user } = open('10002', { days: true })
  await user.click(await screen.findByRole('radio', { name: 'Day' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'The day after' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'The day before' }))
  expect(await screen.findByText(/^Day \d+$/)).toBeTruthy()
})

it('a campaign that is over opens with its winners', async () => {
  open('10007')
  const boards = await screen.findAllByText('Yours')
  expect(boards.length).toBeGreaterThan(0)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Overall' }).checked).toBe(true)
})

it('the popup has a head of its own: its name, and what the first hall receives', async () => {
  open('10001', { popup: true })
  expect(await screen.findByText("You haven't chosen a hall")).toBeTruthy()
  const head = within(screen.getByRole('banner'))
  expect(head.getByRole('heading', { level: 1, name: 'Light a lamp for your hall' })).toBeTruthy()
  expect(await head.findByText('First place gets')).toBeTruthy()
  expect(head.queryByRole('button')).toBeNull()
})

it('all halls that take part are listed, the liveliest first, and those of one kind by the campaign', async () => {
  const { user, sandbox } = open('10001', { all: true })
  await user.click(await screen.findByRole('radio', { name: 'All' }))
  await waitFor(() =>
    expect(
      sandbox.calls.some(
        ({ path, params }) => path === '/room/nolog/room/list' && params.activityId === '42',
      ),
    ).toBe(true),
  )
  const online = (await screen.findAllByText(/^\d+ online$/)).map(({ textContent }) =>
    Number.parseInt(textContent, 10),
  )
  expect(online.length).toBeGreaterThan(3)
  expect(online).toEqual([...online].sort((a, b) => b - a))
  await user.click(screen.getByRole('radio', { name: /^Music/ }))
  await waitFor(() => expect(screen.getAllByText(/^[\d.,K]+ heat$/)).toHaveLength(2))
})
