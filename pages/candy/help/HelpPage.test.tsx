import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { helpFreeBox, startFreeBox } from '#shared/api/free-box'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { HelpPage } from './HelpPage.tsx'

// Compiled once, before any test waits for it.

const HELP = '/activity/freeBox/help'
/** The middle of a day in the product's zone. */
const NOON = Date.UTC(2026, 2, 4, 4)
const LINK = '?extensionOfficerId=10002&activityId=31&shareId=s1&materialId=m1'

/** By the link of 10002, whose box has three of five helpers. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(HelpPage, { page: 'candy/help', userId: '10001', query: LINK, ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const helps = (sandbox: ReturnType<typeof open>['sandbox']) =>
  sandbox.calls.filter(({ path }) => path === HELP)
const eventsOf = (sandbox: ReturnType<typeof open>['sandbox'], eventId: string) =>
  sandbox.calls
    .filter(({ path }) => path === '/assets/frontendLog/v2')
    .map(({ params }) => JSON.parse(params.content ?? ''))
    .filter((event) => event.eventId === eventId)

it('the page says who asks, and what a help is good for', async () => {
  open()
  expect(await screen.findByText('想请你帮忙拆糖果盒')).toBeTruthy()
  expect(screen.getByText('还差 2 位好友，就能拆糖果盒')).toBeTruthy()
  expect(screen.getByText('帮完你得幸运糖果， 今天还能帮 3 次')).toBeTruthy()
})

describe('a help', () => {
  it('a help is reported with the ids of the link', async () => {
    const { user, sandbox } = open()
    const ids = { extensionOfficerId: '10002', shareId: 's1', materialId: 'm1' }
    await user.click(await button('帮 TA 拆一下'))
    await waitFor(() => expect(eventsOf(sandbox, 'free_box_help')).toHaveLength(1))
    expect(eventsOf(sandbox, 'free_box_landing')[0].extInfo).toMatchObject(ids)
    expect(eventsOf(sandbox, 'free_box_help')[0]).toMatchObject({
      targetUserId: '10002',
      subEventId: '31',
      extInfo: ids,
    })
  })

  it('a help is not asked for any more once it was given', async () => {
    const { user } = open()
    expect(await screen.findByText('想请你帮忙拆糖果盒')).toBeTruthy()
    await user.click(await button('帮 TA 拆一下'))
    expect(await screen.findByText('分享了这盒糖给你')).toBeTruthy()
    expect(screen.queryByText(/想请你帮忙|还能帮/)).toBeNull()
  })

  it('a help is not asked for where none is left today', async () => {
    const { sandbox } = open({ now: NOON })
    await button('帮 TA 拆一下')
    for (const userId of ['601', '602', '603']) {
      await ask(sandbox, startFreeBox, {}, { userId })
      await ask(sandbox, helpFreeBox, { boxId: `${userId}-1` }, { userId: '10001' })
    }
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('今天的帮忙次数已用完，明天再来')).toBeTruthy()
    expect(screen.getByText('分享了这盒糖给你')).toBeTruthy()
  })

  it('a help needs a login, after which the same link is there', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user, sandbox } = open({ userId: undefined })
    await user.click(await button('登录后参加'))
    expect(to).toHaveBeenCalledWith('/login', { back: `/freeCandy/share${LINK}` })
    expect(helps(sandbox)).toHaveLength(0)
  })
})

describe('what cannot be helped with says why, and leads on', () => {
  it.each([
    ["one's own box", '10002', LINK, '不能给自己的盒子帮忙，发给好友吧', '回到我的糖果盒'],
    [
      'a full box',
      '10001',
      '?extensionOfficerId=10003&activityId=31',
      '好友已经到齐，等 TA 来拆',
      '领我的糖果盒',
    ],
    ['an opened box', '10001', '?extensionOfficerId=10003&activityId=32', '盒子已经拆开了', '领我的糖果盒'],
    [
      'no box',
      '10001',
      '?extensionOfficerId=601&activityId=31',
      '这位好友现在没有要拆的盒子',
      '领我的糖果盒',
    ],
  ])('%s', async (_, userId, query, why, onward) => {
    const { sandbox } = open({ userId, query })
    expect(await screen.findByText(why)).toBeTruthy()
    expect(await button(onward)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '帮 TA 拆一下' })).toBeNull()
    expect(helps(sandbox)).toHaveLength(0)
  })

  it('a box whose time runs out while it is looked at', async () => {
    const { sandbox } = open()
    await button('帮 TA 拆一下')
    sandbox.clock.advance(25 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('时间到了，这个盒子没能拆开')).toBeTruthy()
  })
})

describe('the campaign is over', () => {
  it.each(['10001', '10006'])('the campaign is over for %s too: no time is left to help', async (userId) => {
    open({ userId, query: '?extensionOfficerId=10006&activityId=32', now: NOON })
    expect(await screen.findByText('活动已结束')).toBeTruthy()
    expect(screen.queryByText(/还能帮|等好友/)).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText('想请你帮忙拆糖果盒')).toBeNull()
  })

  it('a friend is not sent for a box that is not available any more; its owner finds the way back to it', async () => {
    const query = '?extensionOfficerId=10006&activityId=32'
    const { unmount } = open({ query, now: NOON })
    expect(await screen.findByText('分享了这盒糖给你')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '领我的糖果盒' })).toBeNull()
    unmount()
    open({ userId: '10006', query, now: NOON })
    expect(await screen.findByText('这是你自己的盒子')).toBeTruthy()
    expect(await button('回到我的糖果盒')).toBeTruthy()
  })

  it('a campaign that ends before a box still lets it be helped with until then', async () => {
    const { sandbox } = open({ query: '?extensionOfficerId=601&activityId=31', now: NOON })
    await screen.findByText('这位好友现在没有要拆的盒子')
    // of its ten days two lie behind on the first
    sandbox.clock.set(sandbox.state.firstMidnight + 8 * 86_400_000 - 1_799_000)
    await ask(sandbox, startFreeBox, {}, { userId: '601' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('timer', { name: '还剩 0 天 00 小时 29 分钟' })).toBeTruthy()
  })
})

it.each([
  ['has no box', '601', undefined],
  ['has one that does not load', '10002', { path: '/activity/freeBox/shared', status: 500 }],
])('the rules of the campaign are there when the friend %s', async (_, friend, faults) => {
  const { user } = open({ query: `?extensionOfficerId=${friend}&activityId=31`, faults })
  await user.click(await button('活动规则'))
  const rules = within(await screen.findByRole('dialog', { name: '活动规则' }))
  expect(await rules.findAllByRole('listitem')).not.toHaveLength(0)
})

it('a link that names no campaign has no rules to show', async () => {
  open({ query: '' })
  expect(await screen.findByText('这位好友现在没有要拆的盒子')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '活动规则' })).toBeNull()
})

it('one’s own box leads to the page of its edition', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ query: '?extensionOfficerId=10002&activityId=32' })
  await screen.findByText('想请你帮忙拆糖果盒')
  await user.click(await button('领我的糖果盒'))
  expect(to).toHaveBeenCalledWith('/freeCandyNew')
})

it.each(['extensionOfficerId=10003&activityId=32', 'boxId=10003-3'])(
  'what was inside is shown of the very box that ?%s led to',
  async (query) => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open({ query: `?${query}` })
    await user.click(await button('看看里面是什么'))
    expect(to).toHaveBeenCalledWith('/freeCandy/openFreeCandyShare', { boxId: '10003-3', activityId: '32' })
  },
)

it('where the friend has no box one’s own is of the edition that the link is of', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = open({ query: '?extensionOfficerId=601&activityId=32' })
  await user.click(await button('领我的糖果盒'))
  expect(to).toHaveBeenCalledWith('/freeCandyNew')
})

it('a box that does not exist fails in words, with a retry', async () => {
  open({ query: '?boxId=404-1' })
  expect(await button('重试')).toBeTruthy()
})
