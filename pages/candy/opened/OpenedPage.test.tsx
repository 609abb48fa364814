import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { openFreeBox } from '#shared/api/free-box'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { OpenedPage } from './OpenedPage.tsx'

/** By the link of 10003, who opened the treasured box. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(OpenedPage, {
    page: 'candy/opened',
    userId: '10001',
    query: '?extensionOfficerId=10003&activityId=32&shareId=s1',
    ...options,
  })

const button = (name: string) => screen.findByRole('button', { name })

it('the page shows whose box it is, what was in it, and who helped', async () => {
  open()
  expect(await screen.findByText('的珍藏糖盒里是')).toBeTruthy()
  expect(screen.getByText('小狐头像框')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
})

it('the page shows the last open box, though a newer one is still waiting', async () => {
  open({ query: '?extensionOfficerId=10002&activityId=31' })
  expect(await screen.findByText('幸运糖果')).toBeTruthy()
})

it('the page shows the box that is named, though its owner has opened another one since', async () => {
  const { sandbox } = open({ query: '?boxId=10003-3&activityId=32&extensionOfficerId=10003' })
  await ask(sandbox, openFreeBox, { boxId: '10003-4' }, { userId: '10003' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('的珍藏糖盒里是')).toBeTruthy()
})

it('the page leads a visitor to a box of their own, of the same edition, logged out too', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ userId: undefined })
  await screen.findByText('的珍藏糖盒里是')
  await user.click(await button('领我的糖果盒'))
  expect(to).toHaveBeenCalledWith('/freeCandyNew')
})

it('the page reports by which link the person came', async () => {
  const { sandbox } = open()
  await screen.findByText('的珍藏糖盒里是')
  const [event] = sandbox.calls
    .filter(({ path }) => path === '/assets/frontendLog/v2')
    .map(({ params }) => JSON.parse(params.content ?? ''))
  expect(event).toMatchObject({
    eventId: 'free_box_opened_landing',
    extInfo: { extensionOfficerId: '10003', shareId: 's1' },
  })
})

it('an owner shows an opened box off from the page', async () => {
  const { user, sandbox } = open({ userId: '10002', query: '?activityId=31' })
  await user.click(await button('晒一晒'))
  expect(await screen.findByText('链接已复制，快去分享吧')).toBeTruthy()
  expect(sandbox.calls.find(({ path }) => path === '/activity/share/link')?.params).toMatchObject({
    activityId: '31',
    pointId: 'freeCandyOpen',
  })
})

describe('the campaign is over', () => {
  /** The middle of a day in the product's zone. */
  const NOON = Date.UTC(2026, 2, 4, 4)

  it('a visitor is not sent for a box that is no longer available', async () => {
    const { sandbox } = open({ userId: '10001', now: NOON })
    await button('领我的糖果盒')
    end(sandbox)
    await waitFor(() => expect(screen.queryByRole('button', { name: '领我的糖果盒' })).toBeNull())
    expect(screen.getByText('的珍藏糖盒里是')).toBeTruthy()
  })

  it('an owner no longer invites anybody after the end, and finds the way back', async () => {
    const { sandbox } = open({ userId: '10003', now: NOON })
    await button('晒一晒')
    end(sandbox)
    await waitFor(() => expect(screen.queryByRole('button', { name: '晒一晒' })).toBeNull())
    expect(await button('回到我的糖果盒')).toBeTruthy()
  })

  it('after the end no box is offered where none has been opened, either', async () => {
    open({ userId: '10006', query: '?extensionOfficerId=601&activityId=31', now: NOON })
    await screen.findByText('还没有拆开过的盒子')
    await button('活动规则')
    await waitFor(() => expect(screen.queryByRole('button', { name: /糖果盒$/ })).toBeNull())
  })

  /** Longer than any campaign of the day lasts. */
  function end(sandbox: ReturnType<typeof open>['sandbox']) {
    sandbox.clock.advance(10 * 86_400_000)
    document.dispatchEvent(new Event('visibilitychange'))
  }
})

it.each([
  ['31', '/freeCandy'],
  ['32', '/freeCandyNew'],
])('where no box has been opened the link of campaign %s leads to a box on %s', async (activityId, path) => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ query: `?extensionOfficerId=601&activityId=${activityId}` })
  await user.click(await button('领我的糖果盒'))
  expect(to).toHaveBeenCalledWith(path)
})

it.each(['10003', '601'])('the rules of the campaign are there by a link of %s', async (friend) => {
  const { user } = open({ query: `?extensionOfficerId=${friend}&activityId=32` })
  await user.click(await button('活动规则'))
  const rules = within(await screen.findByRole('dialog', { name: '活动规则' }))
  expect(await rules.findAllByRole('listitem')).not.toHaveLength(0)
})

it('the page shows a message where nothing has been opened yet', async () => {
  open({ query: '?extensionOfficerId=10001&activityId=31' })
  expect(await screen.findByText('还没有拆开过的盒子')).toBeTruthy()
})
