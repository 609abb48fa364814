import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { putSiteFile } from '#testing/fetch.ts'
import { InvitationPage } from './InvitationPage'

let to: MockInstance<typeof navigate.to>
beforeEach(() => {
  to = vi.spyOn(navigate, 'to').mockReturnValue(true)
})

const open = (query: string, options: Partial<PageOptions> = {}) =>
  renderPage(InvitationPage, { page: 'portal/invitation', language: 'en', query, ...options })

const button = (name: string) => screen.findByRole('button', { name })

it('the invitation names who shares, and joining leads to the page of the event', async () => {
  const { user } = open('?activityId=12&extensionOfficerId=10002')
  expect(await screen.findByText('wants you to come along')).toBeTruthy()
  await user.click(await button('Join now'))
  expect(to).toHaveBeenCalledWith('/constellation', { activityId: '12' })
})

it('the invitation shows the cover of the event, or its first letter where its page is not live', async () => {
  open('?activityId=12')
  await button('Join now')
  await waitFor(() => expect(document.querySelector('[style*="--part"]')).toBeTruthy())
  cleanup()
  open('?activityId=12', { prepare: () => putSiteFile('/campaigns.json', '[]') })
  expect(await screen.findByText('T')).toBeTruthy()
})

it('an inviter who cannot be found is not shown, the event is', async () => {
  open('?activityId=12&extensionOfficerId=404001')
  expect(await button('Join now')).toBeTruthy()
  expect(screen.queryByText('wants you to come along')).toBeNull()
})

it('an unknown event shows a message, and leads to the app', async () => {
  const { user } = open('?activityId=999')
  expect(await screen.findByText('Unknown activity')).toBeTruthy()
  await user.click(await button('Take a look'))
  expect(to).toHaveBeenCalledWith('/download', expect.objectContaining({ activityId: '999' }))
})

it('a link that shares the app itself says what it is', async () => {
  open('?extensionOfficerId=10002')
  expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy()
  expect(await button('Take a look')).toBeTruthy()
})

describe('an event that is over', () => {
  it.each([
    ['10005', "See what's coming"],
    ['10006', 'See the ranking'],
    ['10007', 'See the results'],
  ])('for %s the way in says what is there: %s', async (userId, name) => {
    open('?activityId=20260408', { userId })
    expect(await button(name)).toBeTruthy()
  })
})

describe('sharing on', () => {
  it('shares in the own name, whoever invited', async () => {
    const { user, sandbox } = open('?activityId=12&extensionOfficerId=10002', { userId: '10001' })
    await button('Join now')
    await user.click(await button('Share'))
    expect(await screen.findByText('Link copied, go share it')).toBeTruthy()
    const made = sandbox.calls.find(({ path }) => path === '/activity/share/link')
    expect(JSON.parse(made?.params.params ?? '')).toEqual({ extensionOfficerId: '10001', activityId: '12' })
  })

  it('asks for the login first', async () => {
    const { user } = open('?activityId=12')
    await user.click(await button('Share'))
    expect(to).toHaveBeenCalledWith(
      '/login',
      expect.objectContaining({ back: expect.stringContaining('activityId=12') }),
    )
  })
})
