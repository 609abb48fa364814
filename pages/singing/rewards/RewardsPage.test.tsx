import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { RewardsPage } from './RewardsPage.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(RewardsPage, { page: 'singing/rewards', userId: '10002', ...options })

const frame = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

it('the title stands before any data, with the way back to the week', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('歌唱队长 金唱片墙')
  expect(screen.getByRole('link', { name: '本周目标' }).getAttribute('href')).toBe('/singCaptainTask')
})

describe('a record on the wall', () => {
  it('a record on the wall that was not reached says what was missing', async () => {
    const { user } = open()
    await user.click((await frame('金唱片')).getByRole('button', { name: '未达成' }))
    expect(
      await screen.findByText(/^上周还差：唱歌 38 首、上麦时长 11 小时、礼物收入 13,9\d\d PP币$/),
    ).toBeTruthy()
  })
})

it('a week that is counted late says when, and nothing can be claimed', async () => {
  const { user } = open({ userId: '10006' })
  expect(await screen.findByText(/将在周三 12:00 前开放领取/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '领取' })).toBeNull()
  await user.click((await frame('铜唱片')).getByRole('button', { name: '统计中' }))
  expect(await screen.findByText('成绩统计中，请稍后再来')).toBeTruthy()
})

it('a person who never claimed reads that', async () => {
  open({ userId: '10001' })
  expect(await screen.findByText('还没有领取过奖励')).toBeTruthy()
})

it('a history of several pages grows on request', async () => {
  const claims = Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    at: 1_775_000_000_000 - at,
    week: { startAt: 1_774_000_000_000, endAt: 1_774_600_000_000 },
    level: 3,
    rewards: [],
  }))
  const { user, sandbox } = open({
    userId: '10003',
    faults: {
      path: '/user/sing/captain/reward/history',
      data: { list: claims, total: 21, hasMore: true },
      times: 1,
    },
  })
  sandbox.addFault({
    path: '/user/sing/captain/reward/history',
    data: { list: [{ ...claims[0], id: 'last', level: 4 }], total: 21, hasMore: false },
  })
  await user.click(await screen.findByRole('button', { name: '查看更多' }))
  expect(await screen.findByText('白金唱片')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
})
