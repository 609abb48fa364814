import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { SuitPage } from './SuitPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(SuitPage, {
    page: 'gifts/suit',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const charms = () =>
  within(document.querySelector('[data-expose=suit] ol') as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => [item.dataset.state, item.textContent])

it('the suit that is under way is shown first, its gifts in their order', async () => {
  open()
  await screen.findByRole('button', { name: 'Send Crown of Leo: 3 to go' })
  expect(charms()).toEqual([
    ['done', expect.stringContaining('5/5')],
    ['now', expect.stringContaining('2/5')],
    ['later', expect.stringContaining('0/3')],
  ])
})

it('a suit behind it is locked, and says so; one before it is full since a day', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Signs of water' }))
  await user.click(screen.getByRole('button', { name: 'Fill the suit before it first' }))
  expect(await screen.findByText('Fill the suit before this one first')).toBeTruthy()
  await user.click(screen.getAllByRole('radio', { name: 'A walk at night' })[0] as HTMLElement)
  expect(await screen.findByText(/^Full since/)).toBeTruthy()
})

it('in a browser the way to send a gift leads to the app, and who is logged out to the login', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Send Crown/ }))
  expect(to).toHaveBeenCalledWith('/download', expect.anything())
})

it('the collectors of one suit have fewer pieces than those of all', async () => {
  const { user } = open()
  const mine = async () =>
    Number((await screen.findByText(/^Me$/)).closest('div')?.textContent?.match(/(\d+)pieces/)?.[1])
  await screen.findByText('Me')
  const one = await mine()
  await user.click(screen.getByRole('radio', { name: 'All suits' }))
  await vi.waitFor(async () => expect(await mine()).toBeGreaterThan(one))
})
