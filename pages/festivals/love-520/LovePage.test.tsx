import { configure, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { LovePage } from './LovePage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(LovePage, {
    page: 'festivals/love-520',
    language: 'en',
    userId: '10002',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const rung = async (at: string) => {
  const ladder = await screen.findByRole('list', { name: 'The ladder' })
  return within(within(ladder).getByText(at).closest('li') as HTMLElement)
}

it('a heart lifts both of us, once a day', async () => {
  const { user } = open()
  await user.click(await button('Send a heart: up by 13'))
  expect(await screen.findByText('Up by 13')).toBeTruthy()
  await user.click(await button("Today's heart is sent"))
  expect(await screen.findByText('Send the next one tomorrow')).toBeTruthy()
})

it('a rung that is reached is claimed once, and one that is not says what is missing', async () => {
  const { user } = open()
  await user.click((await rung('52')).getByRole('button'))
  expect(await screen.findByRole('dialog', { name: 'You reached this rung' })).toBeTruthy()
  await user.click(await button('Great'))
  expect((await rung('52')).queryByRole('button')).toBeNull()
  await user.click((await rung('1314')).getByRole('button'))
  expect(await screen.findByText(/^\d[\d,]* to go$/)).toBeTruthy()
})

it('a task that I claim lifts the ladder as well', async () => {
  const { user } = open()
  expect(await screen.findByText('Me 184 · you 48')).toBeTruthy()
  const task = (await screen.findByText('Send gifts worth 100 PP coins')).closest('li') as HTMLElement
  await user.click(within(task).getByRole('button', { name: 'Claim' }))
  expect(await screen.findByText('Me 204 · you 48')).toBeTruthy()
})

it('a person who is in no couple sees the ladder and is led to where couples are made', async () => {
  open({ userId: '10001' })
  expect(await screen.findByRole('link', { name: 'Find my other half' })).toBeTruthy()
  expect((await rung('520')).queryByRole('button')).toBeNull()
})

it.each([
  ['10005', 'Not open yet'],
  ['10006', 'Over'],
] as const)('what tokens buy for %s is "%s"', async (userId, word) => {
  open({ userId })
  const offers = (await screen.findByRole('heading', { name: 'Exchange' })).parentElement as HTMLElement
  expect(within(offers).getAllByText(word)).not.toHaveLength(0)
  expect(within(offers).queryByRole('button')).toBeNull()
})
