import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { renderPage } from '#testing'
import { GamePage } from './GamePage.tsx'

const RECORD = '/werewolf/race/round_record'
const open = (query: string, faults?: object) =>
  renderPage(GamePage, {
    page: 'werewolf/game',
    language: 'en',
    query,
    ...(faults && { faults: { path: RECORD, ...faults } }),
  })
const seats = () =>
  within(document.querySelector('[data-expose=seats]') as HTMLElement).getAllByRole('listitem')
const gone = () => seats().filter((seat) => seat.dataset.gone).length

it('every seat has its role as a word, and fewer people have gone in an earlier round', async () => {
  const { user } = open('?gameId=300001')
  await screen.findByText('Round 5 of 5')
  const roles = /Werewolf|Villager|Seer|Witch|Hunter|Fool/
  expect(seats().filter(({ textContent }) => roles.test(textContent ?? ''))).toHaveLength(12)
  const atTheEnd = gone()
  await user.click(screen.getByRole('button', { name: 'The round before' }))
  expect(gone()).toBeLessThan(atTheEnd)
})

it('while the game is played no role is shown, and the person can look again', async () => {
  const { user, sandbox } = open('?gameId=300001', { code: 2007, times: 1 })
  expect(await screen.findByText(/Roles are shown once it is/)).toBeTruthy()
  expect(screen.queryByText('Werewolf')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Round 5 of 5')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === RECORD)).toHaveLength(2)
})

it('a link without a game shows a message', async () => {
  open('')
  expect(await screen.findByText(/There is no such game/)).toBeTruthy()
})

it('in an app a game is shared as of no activity', async () => {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const panel = vi.spyOn(bridge, 'toShare').mockResolvedValue({ ok: true, value: undefined } as never)
  const { user } = renderPage(GamePage, {
    page: 'werewolf/game',
    query: '?gameId=300001',
    userId: '10001',
  })
  await user.click(await screen.findByRole('button', { name: '分享这一局' }))
  await waitFor(() => expect(panel).toHaveBeenCalledWith(expect.objectContaining({ activityId: '0' })))
})

it('in a browser the link of the game is copied, also by who is not logged in', async () => {
  const { user } = open('?gameId=300001')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Share this game' }))
  expect(write.mock.calls[0]?.[0]).toMatch(/\/wolfkillDetail\?gameId=300001/)
  expect(await screen.findByText('Link copied, go share it')).toBeTruthy()
})
