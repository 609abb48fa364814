import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { BossRankPage } from './BossRankPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(BossRankPage, { page: 'invite/boss-rank', language: 'en', userId: '10002', ...options })
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement?.querySelector('dd')?.textContent

it('a captain sees the bosses that count, those invited, what they brought, and how they come to count', async () => {
  open()
  expect(await figure('Qualified bosses')).toBe('2')
  expect([await figure('Invited'), await figure('PP coins received')]).toEqual(['6', '400'])
  expect(screen.getByText(/who sends 1000 PP coins of gifts in your hall you get 200 PP coins/)).toBeTruthy()
})

it('my row says what is missing to the next place, by the period that is chosen', async () => {
  const { user, sandbox } = open()
  expect(await screen.findByText(/to the next place/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Today' }))
  await waitFor(() =>
    expect(sandbox.calls.filter(({ path }) => path.endsWith('/rankings')).at(-1)?.params.period).toBe('day'),
  )
})

it('bosses are listed by how they stand', async () => {
  const page = giveLayout()
  const { user } = open()
  await user.click(await screen.findByRole('tab', { name: 'My bosses' }))
  await user.click(await screen.findByRole('button', { name: /Status/ }))
  await user.click(screen.getByRole('option', { name: 'Counts' }))
  const list = await screen.findByRole('list', { name: 'My bosses' })
  await page.reachEnd()
  expect(within(list).getAllByText('+200')).toHaveLength(2)
})

it('a logged-out visitor is asked to log in for a code, and sees the ranking without it', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined })
  await user.click(await screen.findByRole('button', { name: 'Invite a boss' }))
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
})

it('in the app a boss is invited by its share panel, with the link and the share point', async () => {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('android')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Invite a boss' }))
  const share = vi.spyOn(bridge, 'toShare').mockResolvedValue({ ok: true, value: undefined })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    activityId: '38',
    pointId: 'boss',
    url: expect.stringContaining('/inviteBossRankBind?activityId=38&code=B'),
  })
})
