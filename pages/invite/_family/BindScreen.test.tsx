import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { InviteKind } from '#shared/api/invite'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { visitStorage } from '#shared/runtime/storage'
import { type PageOptions, renderPage } from '#testing'
import { BindScreen } from './BindScreen.tsx'

const BIND = '/activity/invite/bind'

const open = (options: Partial<PageOptions> = {}, kind: InviteKind = 'captain') =>
  renderPage(() => <BindScreen kind={kind} />, {
    page: 'invite/captain',
    language: 'en',
    userId: '10001',
    query: '?inviterId=30005',
    ...options,
  })
const button = (name: string) => screen.findByRole('button', { name })

it('an invitation is bound once the person has agreed to what it means, and says to whom', async () => {
  const { user, sandbox } = open()
  await user.click(await button('Bind'))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/can't change it while it lasts/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Yes, bind' }))
  expect(await screen.findByText(/^Bound since/)).toBeTruthy()
  const sent = sandbox.calls.filter(({ path }) => path === BIND)
  expect(sent.map(({ params }) => params)).toMatchObject([
    { kind: 'captain', code: expect.stringMatching(/^C/) },
  ])
})

it('whoever shared the link invites, where it names nobody else', async () => {
  const { sandbox } = open({ query: '?extensionOfficerId=30005' })
  await button('Bind')
  const asked = sandbox.calls.find(({ path }) => path === '/activity/invite/detail')
  expect(asked?.params.inviterId).toBe('30005')
})

it.each([
  ['inviterId=10001', '10001', 'captain', /your own invitation/],
  ['inviterId=10007', '10001', 'captain', /This expired on/],
  ['inviterId=30005', '10002', 'captain', /^Bound since/],
  ['inviterId=30005', '10002', 'media', /somebody else \(captain\) and can't bind again/],
  ['inviterId=30005', '10003', 'promoter', /^Bound since/],
] as const)(
  '%s opened by %s as %s says how it stands, and offers no binding',
  async (query, userId, kind, says) => {
    open({ query: `?${query}`, userId }, kind)
    expect(await screen.findByText(says)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bind' })).toBeNull()
  },
)

describe('a code', () => {
  it('a code is asked for where the link names nobody, and shows whose it is', async () => {
    const { user } = open({ query: '' })
    await user.click(await button('See the invitation'))
    expect(await screen.findByText('Enter the code first')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /Invitation code/ }), 'c')
    await user.type(screen.getByRole('textbox', { name: /Invitation code/ }), (30_005).toString(36))
    await user.click(await button('See the invitation'))
    expect(await button('Bind')).toBeTruthy()
  })

  it('a code that nobody has can be corrected', async () => {
    open({ query: '?code=Z123' })
    expect(await screen.findByText(/can't find this invitation/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Z123')
  })

  it('a code of another kind leads back to the link', async () => {
    open({ query: `?code=M${(30_005).toString(36)}` })
    expect(await screen.findByText(/another kind of invitation/)).toBeTruthy()
  })
})

it('an arrival is reported with the campaign, the code and where the person came from', async () => {
  visitStorage.writeJson('indexQuery', { shareId: 's1', extensionOfficerId: '30005' })
  const { sandbox } = open({ query: '?activityId=38&code=C1' })
  await vi.waitFor(() => {
    const events = sandbox.calls.map(({ params }) => params.content ?? '')
    const event = JSON.parse(events.find((text) => text.includes('bind_landing')) ?? '{}')
    expect(event).toMatchObject({ subEventId: '38', extInfo: { shareId: 's1', extensionOfficerId: '30005' } })
    expect(JSON.parse(event.content).code).toBe('C1')
  })
})

describe('who is logged out', () => {
  it('a new person comes by the app from a browser, which then knows who invited, or logs in', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open({ userId: undefined })
    await user.click(await button('Open the app to bind'))
    expect(to).toHaveBeenCalledWith(
      '/download',
      expect.objectContaining({ extensionOfficerId: '30005', from: '/inviteCaptainBind' }),
    )
    await user.click(await button('I have an account. Log in'))
    expect(to).toHaveBeenLastCalledWith('/login', expect.anything())
  })

  it('a person in the app is not led to the app', async () => {
    vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
    open({ userId: undefined })
    expect(await button('Bind')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the app to bind' })).toBeNull()
  })
})

it('a person who was bound on another phone meanwhile sees to whom', async () => {
  const { user, sandbox } = open()
  await button('Bind')
  sandbox.addFault({ path: BIND, code: 2060, desc: 'You are bound to Mira already', times: 1 })
  await user.click(await button('Bind'))
  await user.click(await button('Yes, bind'))
  expect(await screen.findByText('You are bound to Mira already')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === '/activity/invite/detail').length).toBeGreaterThan(1)
})
