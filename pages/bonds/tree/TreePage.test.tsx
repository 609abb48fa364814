import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { TreePage } from './TreePage.tsx'

const NOON = Date.UTC(2026, 3, 8, 4)
const DAY = 24 * 60 * 60_000
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(TreePage, { page: 'bonds/tree', language: 'en', userId: '10001', now: NOON, ...options })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('water is free so often a day, and when it is gone the button says when there is more', async () => {
  const { user } = open()
  for (const left of [4, 3, 2, 1, 0]) {
    await user.click(await button('Water'))
    await waitFor(() => expect(screen.getAllByText(`${left} left today`)).toHaveLength(left === 3 ? 2 : 1))
  }
  await user.click(await button('Water'))
  expect(await screen.findByText('None left today. Come back tomorrow')).toBeTruthy()
})

it('fertilizer is paid for after its price was said', async () => {
  const { user, sandbox } = open({ userId: '10002' })
  await user.click(await button('Fertilize'))
  expect(await screen.findByText('It grows by 50.')).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/fertilise'))).toBe(false)
  await user.click(await button('Pay 100 PP coins'))
  expect(await screen.findByText('Grew by 50.')).toBeTruthy()
})

it('a fruit that is growing says when it is ripe, and one that was picked that it was', async () => {
  const { user, unmount } = open({ userId: '10002', prepare: (sandbox) => sandbox.clock.advance(-DAY / 2) })
  await user.click((await screen.findAllByRole('button', { name: /growing$/ }))[0] as HTMLElement)
  expect(await screen.findByText(/^Ripe on /)).toBeTruthy()
  unmount()
  const veteran = open({ userId: '10003' })
  await veteran.user.click((await screen.findAllByRole('button', { name: /picked$/ }))[0] as HTMLElement)
  expect(await screen.findByText("You've already picked this one")).toBeTruthy()
})

it('a tree that bears all its fruit sells no fertilizer, and leads to what was done for it', async () => {
  const { user } = open({ userId: '10003' })
  expect(
    await screen.findByText("You've picked all its fruit. The tree has nothing more to grow."),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Fertilize' })).toBeNull()
  await user.click((await screen.findAllByRole('button', { name: 'History' })).at(-1) as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeTruthy()
})

it('below the tree stand the next stage, when the partner last came, and the latest of both', async () => {
  const { user, sandbox } = open()
  const me = sandbox.state.user('10001').nickname
  expect(await screen.findByText('Next stage')).toBeTruthy()
  expect(await screen.findByText(/^Last here /)).toBeTruthy()
  const latest = within(screen.getByRole('heading', { name: 'Lately' }).nextElementSibling as HTMLElement)
  const rows = () => latest.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).not.toContain(me)
  await user.click(await button('Water'))
  await waitFor(() => expect(rows()[0]).toContain(me))
})

it('a person who has no partner is led to find one', async () => {
  open({ userId: '10008' })
  expect((await screen.findByRole('link', { name: 'Find my other half' })).getAttribute('href')).toBe(
    '/activityNew/cpActive',
  )
})
