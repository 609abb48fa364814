import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#sandbox/testing/ask.ts'
import { helpFreeBox, openFreeBox } from '#shared/api/free-box'
import { type PageOptions, renderPage } from '#testing'
import { BoxV2Page } from './BoxV2Page.tsx'

// Compiled once, before any test waits for it.
beforeAll(() => import('../_family/box/parts.ts'))

const OPEN = '/activity/freeBox/open'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The middle of a day in the product's zone. */
const NOON = Date.UTC(2026, 2, 4, 4)

/** 10002 has six helpers: the large box, three away from the treasured one. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(BoxV2Page, { page: 'candy/box-v2', userId: '10002', ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const shelf = async () =>
  within(await screen.findByRole('list', { name: '糖果盒的档位' }))
    .getAllByRole('listitem')
    .map((place) => place.textContent?.trim())

it('the shelf shows which tiers are reached', async () => {
  open()
  expect(await shelf()).toEqual(['小糖盒2 位已到', '大糖盒5 位已到', '珍藏糖盒9 位好友'])
  expect(screen.getByText('大糖盒已经能拆；再来 3 位，就是珍藏糖盒')).toBeTruthy()
})

it('each tier shows its own odds', async () => {
  open()
  const inside = within(await screen.findByRole('region', { name: '盒子里会是什么' }))
  expect(inside.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    '小糖盒 2 位好友',
    '大糖盒 5 位好友',
    '珍藏糖盒 9 位好友',
  ])
  expect(inside.getAllByText(/%$/)).toHaveLength(9)
})

describe('opening before the last tier', () => {
  it('opening before the last tier is asked about first, with what is given up', async () => {
    const { user, sandbox } = open()
    await user.click(await button('现在就拆大糖盒'))
    const question = await screen.findByRole('dialog', { name: '现在就拆大糖盒？' })
    expect(question.textContent).toContain('再来 3 位好友，就是珍藏糖盒')
    await user.click(within(question).getByRole('button', { name: '再等等' }))
    expect(sandbox.calls.filter(({ path }) => path === OPEN)).toHaveLength(0)
  })

  it('opening before the last tier is not asked about any more once the last friend has come', async () => {
    const { user, sandbox } = open()
    await user.click(await button('现在就拆大糖盒'))
    const question = await screen.findByRole('dialog', { name: '现在就拆大糖盒？' })
    for (const userId of ['777', '778', '779'])
      await ask(sandbox, helpFreeBox, { boxId: '10002-2' }, { userId })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await button('拆开糖果盒')).toBeTruthy()
    expect(question.textContent).not.toContain('再来')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('拆开糖果盒'))
    expect(await screen.findByRole('dialog', { name: '盒子里是' })).toBeTruthy()
  })

  it('opening before the last tier is asked about for this box alone, and not once it was done elsewhere', async () => {
    const { user, sandbox } = open()
    await user.click(await button('现在就拆大糖盒'))
    await screen.findByRole('dialog', { name: '现在就拆大糖盒？' })
    await ask(sandbox, openFreeBox, { boxId: '10002-2' }, { userId: '10002' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('盒子拆开了，里面是')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('再领一个糖果盒'))
    await screen.findByText('还差 2 位好友，就能拆')
    sandbox.happen('10002', 'shared', 2)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await button('现在就拆小糖盒')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the campaign is over', () => {
  it('a box that has reached a tier when the campaign ends is opened in time, with nothing to wait for', async () => {
    const { user } = open({ userId: '10006', now: NOON })
    expect(await screen.findByText('活动已结束，好友不能再来帮忙；大糖盒还能拆，别错过')).toBeTruthy()
    expect(screen.getByText('盒子还能拆')).toBeTruthy()
    expect(screen.queryByText(/等好友|再来 \d/)).toBeNull()
    expect(screen.queryByRole('button', { name: '请好友帮忙' })).toBeNull()
    await user.dblClick(await button('现在就拆大糖盒'))
    expect(await screen.findByRole('dialog', { name: '盒子里是' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '现在就拆大糖盒？' })).toBeNull()
  })

  it('a campaign that ends while the question before an opening stands leaves nothing to wait for', async () => {
    const { user, sandbox } = open({ userId: '10001', now: NOON })
    await button('领一个糖果盒')
    // of its ten days two lie behind on the first
    sandbox.clock.set(sandbox.state.firstMidnight + 8 * DAY - HOUR)
    await user.click(await button('领一个糖果盒'))
    await screen.findByText('还差 2 位好友，就能拆')
    sandbox.happen('10001', 'shared', 2)
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(await button('现在就拆小糖盒'))
    await screen.findByRole('dialog', { name: '现在就拆小糖盒？' })
    sandbox.clock.advance(HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('活动已结束，好友不能再来帮忙；小糖盒还能拆，别错过')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('a share reports its tap and its start', async () => {
  const { user, sandbox } = open()
  await user.click(await button('请好友帮忙'))
  await screen.findByText('链接已复制，快去分享吧')
  const events = sandbox.calls
    .filter(({ path }) => path === '/assets/frontendLog/v2')
    .map(({ params }) => JSON.parse(params.content ?? '').eventId)
  expect(events.sort()).toEqual(['Share_Start', 'Share_actions'])
})

it('the first tier needs two', async () => {
  const { user, sandbox } = open({ userId: '10001' })
  await user.click(await button('领一个糖果盒'))
  expect(await screen.findByText('还差 2 位好友，就能拆')).toBeTruthy()
  sandbox.happen('10001', 'shared', 2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('小糖盒已经能拆；再来 3 位，就是大糖盒')).toBeTruthy()
})
