import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { openFestival as open, panel } from './testing.tsx'

describe('tasks', () => {
  it('tasks that are done can be claimed: their rewards are shown, and the total grows', async () => {
    const { user } = open({ userId: '10002' })
    expect(await within(await panel('我的队伍')).findByText('20')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^加入 / })).toBeNull()
    const task = (await screen.findByText('欢迎 5 位新朋友')).closest('li') as HTMLElement
    await user.click(within(task).getByRole('button', { name: '领取' }))
    const won = await screen.findByRole('dialog', { name: '恭喜获得' })
    expect(await within(won).findByText(/为全队增加 100 风力/)).toBeTruthy()
    await user.click(await within(won).findByRole('button', { name: '开心收下' }))
    expect(await within(task).findByText('已领取')).toBeTruthy()
    expect(await within(await panel('我的队伍')).findByText('120')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '贡献记录' }))
    const records = await screen.findByRole('dialog', { name: '贡献记录' })
    expect(await within(records).findByText('欢迎 5 位新朋友')).toBeTruthy()
  })

  it('tasks without a group say what is missing', async () => {
    const { user } = open({ userId: '10001' })
    const task = (await screen.findByText('放飞今日的纸鸢')).closest('li') as HTMLElement
    await user.click(within(task).getByRole('button'))
    expect(await screen.findByText('请先选择队伍')).toBeTruthy()
  })
})

describe('in the app and outside', () => {
  const shareButton = async () => {
    const task = (await screen.findByText('分享活动 2 次')).closest('li') as HTMLElement
    return within(task).getByRole('button')
  }

  it('the group’s room opens in the app', async () => {
    const jumpRoom = vi.fn()
    Object.assign(window, { android: { jumpRoom } })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open({ userId: '10002' })
    await user.click(await screen.findByRole('button', { name: '去队伍房间' }))
    await waitFor(() => expect(jumpRoom).toHaveBeenCalledWith(JSON.stringify({ roomId: '88001' })))
  })

  it('sharing is the app’s, with the share parameters that its version takes', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android PartyPlay/3.9.9')
    const app = { toShare: vi.fn(), toShareNew: vi.fn() }
    Object.assign(window, { android: app })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open({ userId: '10002' })
    await user.click(await shareButton())
    const payload = {
      activityId: '20260408',
      userId: '10002',
      extensionOfficerId: '10002',
      title: '茶山风筝会 春山放鸢',
      content: '好风凭借力',
    }
    await waitFor(() => expect(app.toShare).toHaveBeenCalledWith(expect.any(String)))
    expect(JSON.parse(app.toShare.mock.calls[0]?.[0])).toEqual(payload)
    expect(app.toShareNew).not.toHaveBeenCalled()
  })
})

describe('ranking and prizes', () => {
  it('the ranking shows people of today and of the whole event, with my row', async () => {
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

  it('prizes are listed by place, for groups and for people', async () => {
    const { user } = open({ userId: '10002' })
    const prizes = await panel('活动奖励')
    await user.click(within(prizes).getByRole('radio', { name: '队伍排名' }))
    expect(await within(prizes).findByRole('heading', { name: '第2–3名' })).toBeTruthy()
    await user.click(within(prizes).getByRole('radio', { name: '个人排名' }))
    expect(await within(prizes).findByRole('heading', { name: '第11–50名' })).toBeTruthy()
  })
})

describe('after the end', () => {
  it('while results are counted there are no tasks, and a countdown to the results', async () => {
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
