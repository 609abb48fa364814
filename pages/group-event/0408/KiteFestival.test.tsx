import { configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#shared/testing'
import { afterThisTest } from '#shared/testing/browser.ts'
import { GroupEventPage } from '../_family/GroupEventPage.tsx'
import { season } from './season.ts'

// The whole page on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(() => <GroupEventPage season={season} />, { page: 'group-event/0408', ...options })

const panel = (name: string) => screen.findByRole('region', { name })
const lanes = async () => {
  const race = await screen.findByRole('list', { name: '各队排位' })
  await within(race).findByText('锦鲤队')
  return within(race).getAllByRole('listitem')
}

describe('the race', () => {
  it('shows each group with its place and total, the better the higher', async () => {
    open({ userId: '10001' })
    const all = await lanes()
    expect(all).toHaveLength(4)
    const height = (lane: HTMLElement | undefined) => Number(lane?.style.getPropertyValue('--lift'))
    const [swallow, goldfish, crane] = all
    expect(goldfish?.textContent).toContain('第1名')
    expect(height(goldfish)).toBe(1)
    expect(height(swallow)).toBeLessThan(1)
    expect(height(crane)).toBeLessThan(height(swallow))
  })

  it('is open to people who are not logged in, who are led to the login to join', async () => {
    const { user } = open()
    await lanes()
    await user.click(await screen.findByRole('button', { name: '加入 春燕队' }))
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('back')).toBe('/activityNew/group0408/index')
  })

  it('keeps to its own season, whatever event the address names', async () => {
    const { sandbox } = open({ userId: '10001', query: '?activityId=20261016' })
    await lanes()
    await screen.findByText('放飞今日的纸鸢')
    const asked = sandbox.calls.map(({ params }) => params.activityId ?? params.id).filter(Boolean)
    expect(new Set(asked)).toEqual(new Set(['20260408']))
  })

  it('goes on by itself while the event runs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sandbox } = open({ userId: '10002' })
    const [swallow] = await lanes()
    const before = swallow?.textContent
    sandbox.clock.set(sandbox.clock.now() + 20 * 3_600_000)
    await vi.advanceTimersByTimeAsync(21_000)
    await waitFor(() => expect(swallow?.textContent).not.toBe(before))
  })

  it('that could not be had is asked for again by the person', async () => {
    const { user } = open({
      userId: '10001',
      steer: { path: '/activity/group/detail', code: 500, desc: '系统繁忙', times: 1 },
    })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await lanes()).toHaveLength(4)
  })
})

describe('joining', () => {
  it('asks first, then the group is mine and its tasks can be done', async () => {
    const { user } = open({ userId: '10001' })
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    const dialog = await screen.findByRole('dialog', { name: '确认加入这支队伍？' })
    expect(dialog.textContent).toContain('云鹤队')
    await user.click(within(dialog).getByRole('button', { name: '确定加入' }))
    expect(await within(await panel('我的队伍')).findByText('云鹤队')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '领取' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^加入 / })).toBeNull()
  })

  it('by a double tap is one joining', async () => {
    const { user, sandbox } = open({ userId: '10001' })
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    await user.dblClick(await screen.findByRole('button', { name: '确定加入' }))
    await panel('我的队伍')
    expect(sandbox.calls.filter(({ path }) => path.endsWith('/join'))).toHaveLength(1)
  })

  it('too late is said, and the event read again', async () => {
    const { user, sandbox } = open({
      userId: '10001',
      steer: { path: '/activity/group/join', code: 2066, times: 1 },
    })
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    await user.click(await screen.findByRole('button', { name: '确定加入' }))
    expect(await screen.findByText('加入时间已截止')).toBeTruthy()
    const reads = () => sandbox.calls.filter(({ path }) => path.endsWith('/detail')).length
    await waitFor(() => expect(reads()).toBe(2))
  })

  it('whose answer got lost: the page reads that it has happened', async () => {
    const { user } = open({
      userId: '10001',
      steer: { path: '/activity/group/join', drop: true, after: true, times: 1 },
    })
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    await user.click(await screen.findByRole('button', { name: '确定加入' }))
    expect(await within(await panel('我的队伍')).findByText('云鹤队')).toBeTruthy()
  })

  it('has to wait for the start: a press says so', async () => {
    const { user } = open({ userId: '10005' })
    expect(await screen.findByText('距离开始')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findAllByText('活动开始后即可加入')).toHaveLength(2)
  })
})

describe('tasks', () => {
  it('that are done are claimed: rewards are shown, the total grows', async () => {
    const { user } = open({ userId: '10002' })
    expect(await within(await panel('我的队伍')).findByText('20')).toBeTruthy()
    const task = (await screen.findByText('欢迎 5 位新朋友')).closest('li') as HTMLElement
    await user.click(within(task).getByRole('button', { name: '领取' }))
    const won = await screen.findByRole('dialog', { name: '恭喜获得' })
    expect(won.textContent).toContain('为全队增加 100 风力')
    await user.click(within(won).getByRole('button', { name: '开心收下' }))
    expect(await within(task).findByText('已领取')).toBeTruthy()
    expect(await within(await panel('我的队伍')).findByText('120')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '贡献记录' }))
    const records = await screen.findByRole('dialog', { name: '贡献记录' })
    expect(await within(records).findByText('欢迎 5 位新朋友')).toBeTruthy()
  })

  it('claimed on another phone meanwhile: said, and shown as claimed', async () => {
    const { user } = open({ userId: '10009' })
    const task = (await screen.findByText('欢迎 5 位新朋友')).closest('li') as HTMLElement
    await user.click(within(task).getByRole('button', { name: '领取' }))
    expect(await screen.findByText('这个任务已经领取过了')).toBeTruthy()
    expect(await within(task).findByText('已领取')).toBeTruthy()
  })

  it('without a group say what is missing', async () => {
    const { user } = open({ userId: '10001' })
    const task = (await screen.findByText('放飞今日的纸鸢')).closest('li') as HTMLElement
    await user.click(within(task).getByRole('button'))
    expect(await screen.findByText('请先选择队伍')).toBeTruthy()
  })

  it('ask people who are logged out to log in', async () => {
    open()
    const tasks = await panel('助力任务')
    expect(await within(tasks).findByRole('button', { name: '去登录' })).toBeTruthy()
  })
})

describe('in the app and outside', () => {
  it('the group’s room opens in the app', async () => {
    const jumpRoom = vi.fn()
    Object.assign(window, { android: { jumpRoom } })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open({ userId: '10002' })
    await user.click(await screen.findByRole('button', { name: '去队伍房间' }))
    await waitFor(() => expect(jumpRoom).toHaveBeenCalledWith(JSON.stringify({ roomId: '88001' })))
  })

  it('in a plain browser it leads to the app', async () => {
    const { user } = open({ userId: '10002' })
    await user.click(await screen.findByRole('button', { name: '去队伍房间' }))
    await waitFor(() => expect(location.pathname).toBe('/download'))
  })
})

describe('ranking and prizes', () => {
  it('people of today and of the whole event, with my row', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    const ranking = await panel('实时排行')
    await user.click(within(ranking).getByRole('radio', { name: '贡献榜' }))
    expect(await within(ranking).findByText('我')).toBeTruthy()
    await user.click(within(ranking).getByRole('tab', { name: '今日榜' }))
    await waitFor(() => expect(sandbox.calls.at(-1)?.params.period).toBe('day'))
  })

  it('milestones say which are reached and what my group lacks', async () => {
    open({ userId: '10002' })
    const prizes = await panel('活动奖励')
    expect((await within(prizes).findAllByText('我队已达成')).length).toBeGreaterThan(0)
    expect(within(prizes).getAllByText(/我队还差 .*风力/).length).toBeGreaterThan(0)
  })

  it('prizes by place, for groups and for people', async () => {
    const { user } = open({ userId: '10002' })
    const prizes = await panel('活动奖励')
    await user.click(within(prizes).getByRole('radio', { name: '队伍排名' }))
    expect(await within(prizes).findByRole('heading', { name: '第2–3名' })).toBeTruthy()
    await user.click(within(prizes).getByRole('radio', { name: '个人排名' }))
    expect(await within(prizes).findByRole('heading', { name: '第11–50名' })).toBeTruthy()
  })

  it('rules open in a sheet', async () => {
    const { user } = open({ userId: '10001' })
    await user.click(screen.getByRole('button', { name: '活动规则' }))
    const rules = await screen.findByRole('dialog', { name: '活动规则' })
    expect(await within(rules).findByRole('heading', { name: '排名与奖励' })).toBeTruthy()
  })
})

describe('after the end', () => {
  it('results are being counted: no tasks, a countdown to the results', async () => {
    open({ userId: '10006' })
    expect(await within(await panel('获奖名单')).findByText(/正在核算最终成绩/)).toBeTruthy()
    expect(screen.getByText('核算中，距公布')).toBeTruthy()
    expect(screen.queryByRole('region', { name: '助力任务' })).toBeNull()
  })

  it('the winning group and the winners stand above all, and stay', async () => {
    open({ userId: '10007' })
    const winners = await panel('获奖名单')
    expect(await within(winners).findByRole('heading', { name: '锦鲤队' })).toBeTruthy()
    expect(within(winners).getAllByRole('listitem')).toHaveLength(10)
    expect(screen.getByRole('region', { name: '最终排行' })).toBeTruthy()
  })

  it('the moment the countdown runs out, the page shows the next phase', async () => {
    const now = Date.UTC(2026, 3, 10, 4)
    const { sandbox } = open({ userId: '10006', now })
    await screen.findByText('核算中，距公布')
    sandbox.clock.set(now + 3 * 86_400_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('活动已结束，成绩已公布', {}, { timeout: 3000 })).toBeTruthy()
  })
})
