import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { PackPage } from './PackPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(PackPage, {
    page: 'gifts/pack',
    language: 'en',
    userId: '10001',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('logged-out people see a pack, its price and its limit, and are led to the login when they buy', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined as never })
  const inside = await screen.findByRole('region', { name: 'In this pack' })
  expect(within(inside).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('0 of 1 bought')).toBeTruthy()
  await user.click(await button('Buy and unwrap'))
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
})

it('a pack is bought at the price that was shown, and opens', async () => {
  const { user, sandbox } = open()
  await user.click(await button('Buy and unwrap'))
  await user.click(await button('Pay 60 PP coins'))
  await screen.findByRole('dialog', { name: 'Unwrapped' })
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/buy'))).toHaveLength(1)
  await user.click(await button('Great'))
  expect(await button('Limit reached')).toBeTruthy()
})

it.each([
  ['castle', 'Sold out'],
  ['welcome', 'Limit reached'],
])('of the pack "%s" the button says why it cannot be bought', async (packId, why) => {
  open({ userId: '10002', query: `?packId=${packId}` })
  expect((await button(why)).getAttribute('aria-disabled')).toBe('true')
})

it('a pack that nobody knows leads to the others', async () => {
  open({ query: '?packId=none' })
  expect(await screen.findByText(/^There is no such pack/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Sweet day pack/ })).toBeTruthy()
})

it('the rules of buying are behind a button, and stay there after a purchase', async () => {
  const { user } = open()
  await user.click(await button('Buy and unwrap'))
  await user.click(await button('Pay 60 PP coins'))
  await user.click(await button('Great'))
  await user.click(await button('Rules'))
  expect(await screen.findByText('Buying')).toBeTruthy()
})
