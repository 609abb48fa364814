import { configure, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { NationalPage } from './NationalPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const DAY = 86_400_000

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(NationalPage, {
    page: 'festivals/national',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('a team is joined after a question that says for how long', async () => {
  const { user, sandbox } = open({ userId: '10001' })
  await user.click((await screen.findAllByRole('button', { name: 'Join' }))[0] as HTMLElement)
  expect(await screen.findByText(/^For the whole event/)).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/join'))).toBe(false)
  await user.click(await button('Yes, join'))
  expect(await screen.findByText('My team')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  expect(await button('Sign in for +5')).toBeTruthy()
})

it('signing in says what it gave, once a day, and days in a row give more', async () => {
  const { user, sandbox } = open()
  await user.click(await button('Sign in for +10'))
  expect(await screen.findByText('Signed in. Stars +10')).toBeTruthy()
  await user.click(await button('Signed in today'))
  expect(await screen.findByText('Come back tomorrow')).toBeTruthy()
  sandbox.clock.advance(DAY)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await button('Sign in for +12')).toBeTruthy()
})

it('a logged-out visitor is led to the login and nothing is sent', async () => {
  const { user, sandbox } = open({ userId: undefined })
  await user.click((await screen.findAllByRole('button', { name: 'Join' }))[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/join'))).toBe(false)
})

it('a task that is done gives its stars, and stars are exchanged as long as there are enough', async () => {
  const { user } = open()
  await user.click(await button('Claim'))
  expect(await screen.findByText('66')).toBeTruthy()
  const offer = (name: RegExp) =>
    within(screen.getByText(name).closest('li') as HTMLElement).getByRole('button', { name: /Exchange/ })
  await user.click(offer(/^Double hours card/))
  expect(await screen.findByRole('dialog', { name: 'Exchanged' })).toBeTruthy()
  await user.click(await button('Great'))
  await user.click(offer(/^Night train entrance/))
  expect(await screen.findByText('Not enough yet. Tasks give more')).toBeTruthy()
})

it('once it is over the teams, their prizes, the winners and what I have left can be read', async () => {
  open({ userId: '10007' })
  expect(await screen.findByRole('heading', { name: 'The winners' })).toBeTruthy()
  expect(await screen.findByText(/^My Stars left: \d+/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Exchange|Sign in/ })).toBeNull()
})

it('teams that cannot be read leave the rest of the page at work', async () => {
  open({ faults: { path: '/activity/festival/regions', status: 500 } })
  expect(await button('Claim')).toBeTruthy()
  expect(await button('Try again')).toBeTruthy()
})
