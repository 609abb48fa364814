import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { friendsOf } from '#sandbox/domains/invite/friends.ts'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { likesMotion, type PageOptions, renderPage } from '#testing'
import { FriendsPage } from './FriendsPage.tsx'

beforeAll(() => Promise.all([import('./below/index.tsx'), import('./sheets/index.tsx')]))

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(FriendsPage, { page: 'invite/friends', language: 'en', userId: '10002', ...options })
const button = (name: string) => screen.findByRole('button', { name })

it('the prizes stand beside the wheel with their odds, which make a hundred', async () => {
  open()
  await button('Spin')
  const odds = screen.getAllByText(/^[\d.]+%$/).map(({ textContent }) => Number.parseFloat(textContent ?? ''))
  expect(odds.reduce((sum, each) => sum + each, 0)).toBe(100)
})

it('a spin shows what the server drew, and takes one of those that are left', async () => {
  likesMotion(false)
  const { user, sandbox } = open()
  expect(await screen.findByText('6 spins left')).toBeTruthy()
  await user.click(await button('Spin'))
  const won = within(await screen.findByRole('dialog', { name: "You've won" }))
  const drawn = sandbox.calls.find(({ path }) => path.endsWith('/luckDraw'))?.answer
  const { granted } = (drawn as { data: { granted: { name: string }[] } }).data
  expect(await won.findByText(new RegExp(granted[0]?.name ?? 'nothing'))).toBeTruthy()
  expect(screen.getByText('5 spins left')).toBeTruthy()
})

it('a rung that is reached is claimed once, and one that is not says how many are missing', async () => {
  const { user, sandbox } = open()
  await user.dblClick((await screen.findAllByRole('button', { name: 'Claim' }))[0] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: "You've won" })).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/invite/receive'))).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^(Great|OK|Nice)/ }))
  await user.click((await screen.findAllByRole('button', { name: 'Not yet' }))[0] as HTMLElement)
  expect(await screen.findByText('6 more friends have to enter a hall')).toBeTruthy()
})

it('the app’s share panel gets the picture and the link of the invitation', async () => {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const share = vi.spyOn(bridge, 'toShare').mockResolvedValue({ ok: true, value: undefined })
  const cover = document.head.appendChild(document.createElement('meta'))
  cover.setAttribute('property', 'og:image')
  cover.content = '/static/cover.jpg'
  const { user } = open()
  await screen.findByText('6 spins left')
  await user.click(await button('Invite friends'))
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    activityId: '37',
    image: `${location.origin}/static/cover.jpg`,
    url: expect.stringContaining('/download?activityId=37&extensionOfficerId=10002&code=F'),
  })
  cover.remove()
})

it('a logged-out visitor sees prizes and steps, and is asked to log in to invite', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined })
  expect(await screen.findByText('Log in to get your code')).toBeTruthy()
  await user.click(await button('Invite friends'))
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
})

it('a friend who comes while the page is open is there when it is looked at again', async () => {
  const { sandbox } = open({ userId: '10001' })
  expect(await screen.findByText('No friends yet. Send your first invitation')).toBeTruthy()
  const { earlier } = friendsOf(sandbox.state.user('10001'))
  earlier.push({ userId: '83001', at: sandbox.clock.now(), step: 'entered' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('1 spin left')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/No friends yet/)).toBeNull())
})
