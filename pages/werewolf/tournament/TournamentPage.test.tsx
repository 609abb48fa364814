import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { frameIn, leaveClients } from '#testing/clients/frame'
import { TournamentPage } from './TournamentPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(TournamentPage, { page: 'werewolf/tournament', language: 'en', userId: '10002', ...options })
afterEach(leaveClients)

const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('each of the six states of a ticket has its number, and shows its tickets alone', async () => {
  const { user } = open()
  const names = ['In match', 'Pending', 'No award', 'Awarded', 'Expired', 'Permanent']
  for (const name of names) expect(await button(new RegExp(`^${name}\\s*\\d+$`))).toBeTruthy()
  await user.click(await button(/^Permanent/))
  expect(await screen.findByText('Permanent ticket')).toBeTruthy()
  expect(screen.queryByText('Limited ticket')).toBeNull()
})

it('before an extra game is bought its price and my balance are said, and nothing is sent', async () => {
  const { user, sandbox } = open()
  await user.click(await button('Buy a game'))
  const bill = await screen.findByRole('dialog', { name: 'Buy one more game?' })
  expect(bill.textContent).toMatch(/Price in PP coins60You have86,500Left afterwards86,440/)
  expect(sandbox.calls.some(({ path }) => path.endsWith('/buyGame'))).toBe(false)
})

it('a person who has too little PP coins is led to top up', async () => {
  const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
  const { user } = open({ userId: '10004' })
  await user.click(await button('Buy a game'))
  await user.click(await button('Top up'))
  expect(recharge).toHaveBeenCalled()
})

it('an award is claimed once and says what it gave', async () => {
  const { user, sandbox } = open()
  await user.click(await screen.findByRole('tab', { name: 'Awards' }))
  await user.dblClick(await button('Claim'))
  expect(await screen.findByRole('dialog', { name: "You've won" })).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/get_reward'))).toHaveLength(1)
})

it('in a frame the page around it is asked to show what an award gave', async () => {
  const postMessage = vi.fn()
  frameIn({ postMessage })
  const { user } = open()
  await user.click(await screen.findByRole('tab', { name: 'Awards' }))
  await user.click(await button('Claim'))
  await vi.waitFor(() =>
    expect(postMessage).toHaveBeenCalledWith(
      { showCommonReward: true, data: { rewards: [expect.objectContaining({ amount: 30 })] } },
      location.origin,
    ),
  )
  expect(screen.queryByRole('dialog', { name: "You've won" })).toBeNull()
})

it('outside the tournament nobody plays, and the buttons say why', async () => {
  const { user } = open({ userId: '10005' })
  await user.click(await button('Play'))
  expect(await screen.findByText('You can play once it has started')).toBeTruthy()
})

it('the pass goes to the game in the body of a form', async () => {
  let sent: Record<string, string> = {}
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value])
    sent = { ...Object.fromEntries(fields), method: this.method, action: this.action }
  })
  const { user } = open()
  await user.click(await button('Play'))
  await vi.waitFor(() => expect(sent.token).toMatch(/^eyJ/))
  expect(sent.method).toBe('post')
  expect(sent.action).toMatch(/\/werewolf\/enter\?lang=en$/)
})
