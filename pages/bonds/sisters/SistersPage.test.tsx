import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { frameIn, leaveClients } from '#testing/clients/frame'
import { SistersPage } from './SistersPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(SistersPage, {
    page: 'bonds/sisters',
    language: 'en',
    userId: '10001',
    now: Date.UTC(2026, 3, 8, 4),
    ...options,
  })
afterEach(leaveClients)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('an invitation that is declined shows a message, and one that expired cannot be answered', async () => {
  const { user } = open()
  expect(await screen.findByText('Expired')).toBeTruthy()
  await user.click(await button('Decline'))
  expect(await screen.findByText('Declined')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('before a group ends its points, what nobody has claimed and the pause are named one by one', async () => {
  const { user, sandbox } = open({ userId: '10002' })
  await user.click(await button('End the group'))
  const question = await screen.findByRole('dialog', { name: 'End the group?' })
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '3900 points',
    expect.stringMatching(/^unclaimed awards:/),
    '3 days before you can join another group',
  ])
  expect(sandbox.calls.some(({ path }) => path.endsWith('/dissolve'))).toBe(false)
})

it('a member of a larger group leaves it alone', async () => {
  const { user } = open({ userId: '10003' })
  await user.click(await button('Leave'))
  expect(await screen.findByText('The group goes on without you. What you lose:')).toBeTruthy()
})

it('an award is claimed once; in a frame the page around it shows what it gave', async () => {
  const postMessage = vi.fn()
  frameIn({ postMessage })
  const { user, sandbox } = open({ userId: '10002' })
  await user.dblClick(await button('Claim'))
  await vi.waitFor(() =>
    expect(postMessage).toHaveBeenCalledWith(
      { showCommonReward: true, data: { rewards: [expect.objectContaining({ id: 'badgeSisters' })] } },
      location.origin,
    ),
  )
  expect(sandbox.calls.filter(({ path }) => path.endsWith('/award'))).toHaveLength(1)
})

it('a known page around it opens the group card by its address', async () => {
  const postMessage = vi.fn()
  frameIn({ postMessage })
  const { user } = open({ userId: '10002' })
  await user.click(await button('Group card'))
  expect(postMessage).toHaveBeenCalledWith(
    { showSisterGroupDetail: true, url: `${location.origin}/sisterGroup?groupId=1` },
    location.origin,
  )
})

it('the card of a group is there for who is logged out, with its members, its points and what it reached', async () => {
  const { sandbox } = open({ userId: undefined as never, query: '?groupId=1' })
  expect(await screen.findByText('3900')).toBeTruthy()
  expect(screen.getByText('Leader')).toBeTruthy()
  expect(screen.getByText('Reached together')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Found your own' }).getAttribute('href')).toBe('/sisterGroup')
  expect(screen.queryByRole('button', { name: /End|Leave/ })).toBeNull()
  expect(sandbox.calls.some(({ path }) => path.endsWith('/sisterGroup/detail'))).toBe(false)
})

it('a group that has ended shows a message, and leads to one’s own', async () => {
  open({ query: '?groupId=99' })
  expect(await screen.findByText('This group has ended')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Found your own' })).toBeTruthy()
})
