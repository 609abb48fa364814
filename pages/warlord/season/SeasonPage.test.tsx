import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#shared/testing'
import { SeasonPage } from './SeasonPage.tsx'

// Compiled once, before any test waits for them.
beforeAll(() => Promise.all([import('./sheets/index.ts'), import('./Winners.tsx')]))

const DAY = 86_400_000

/** Opens the page as a person of the sandbox; 10001 is a captain on the third day. */
function open(userId: string | undefined = '10001', options: Partial<PageOptions> = {}) {
  return renderPage(SeasonPage, { page: 'warlord/season', userId, ...options })
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const sent = (calls: readonly { path: string; method: string }[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path.endsWith(path))

describe('the first screen', () => {
  it('has its title and its way to the rules before any data', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('队长 战令')
    expect(screen.getByRole('link', { name: '规则' }).getAttribute('href')).toBe('/battleRule')
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('asks people who are not logged in to log in', async () => {
    const { sandbox } = renderPage(SeasonPage, { page: 'warlord/season' })
    expect(await screen.findByText('请先登录')).toBeTruthy()
    expect(sandbox.calls).toHaveLength(0)
  })

  it('a failed answer can be asked for again', async () => {
    const { user } = open('10001', { steer: { path: '/user/cap/battle/task/list', status: 500, times: 1 } })
    await user.click(await button('重试'))
    expect(await screen.findByText('今日任务')).toBeTruthy()
  })
})

describe('the orders of a day', () => {
  it('today is open, a day to come says that it is not', async () => {
    const { user } = open()
    expect(await screen.findByText('今日教程')).toBeTruthy()
    await user.click(await button(/^周. 5 未解锁/))
    expect(await screen.findByText('暂未开放')).toBeTruthy()
    expect(screen.getByText('今日任务')).toBeTruthy()
  })

  it('a missed day can be looked at and caught up, after a question', async () => {
    const { user, sandbox } = open()
    await user.click(await button(/2 已错过/))
    await user.click(await button('补训'))
    await dialog('补训第 2 天？')
    expect(sent(sandbox.calls, 'switchDay')).toHaveLength(0)
    await user.click(await button('确定'))
    expect(await screen.findByRole('heading', { name: '第 2 天军令' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: '补训' })).toBeNull())
    expect(sent(sandbox.calls, 'switchDay')).toHaveLength(1)
  })

  it('a finished task is claimed once, however fast it is tapped', async () => {
    const { user, sandbox } = open('10002')
    await user.dblClick((await screen.findAllByRole('button', { name: '领取' }))[0] as HTMLElement)
    expect(await dialog('恭喜获得')).toBeTruthy()
    await user.click(await button('开心收下'))
    expect(await screen.findByText('已领取', { selector: 'li span' })).toBeTruthy()
    expect(sent(sandbox.calls, 'receiveReward')).toHaveLength(1)
  })

  it('what was claimed on another phone says so and is shown as it is', async () => {
    const { user } = open('10009')
    await user.click((await screen.findAllByRole('button', { name: '领取' }))[0] as HTMLElement)
    expect(await screen.findByText('奖励已经领取过了')).toBeTruthy()
    expect(await screen.findByText('已领取', { selector: 'li span' })).toBeTruthy()
  })
})

describe('a lesson', () => {
  /** Gives the text a window of 300 px and a length of 1000. */
  function makeLong() {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  }

  it('is completed at its end, and not before', async () => {
    makeLong()
    const { user, sandbox } = open()
    await user.click(await button(/声音与距离/))
    const reader = await dialog('声音与距离')
    await user.click(within(reader).getByRole('button', { name: '完成学习' }))
    expect(await screen.findByText('请先阅读完')).toBeTruthy()
    expect(sent(sandbox.calls, 'readPost')).toHaveLength(0)
    const text = within(reader).getByText(/同一句话/).parentElement as HTMLElement
    text.scrollTop = 700
    fireEvent.scroll(text)
    await user.click(within(reader).getByRole('button', { name: '完成学习' }))
    expect(await dialog('恭喜获得')).toBeTruthy()
    expect(await screen.findByText('已学')).toBeTruthy()
  })

  it('of a missed day can be read, not completed', async () => {
    const { user } = open()
    await user.click(await button(/2 已错过/))
    await user.click(await button(/开场的前三分钟/))
    const reader = await dialog('开场的前三分钟')
    expect(within(reader).queryByRole('button', { name: '完成学习' })).toBeNull()
  })
})

describe('the goal', () => {
  it('needs a target, then a hall, and asks before it is set', async () => {
    const { user, sandbox } = open()
    await user.click(await button('选择目标'))
    await user.click(await button('确认目标'))
    expect(await screen.findByText('请先选择目标')).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: /渐入佳境/ }))
    await user.click(await button('确认目标'))
    expect(await screen.findByText('请先选择厅')).toBeTruthy()
    await user.click(await button('选择'))
    await user.click(await button('就选这个厅'))
    expect(await screen.findByText('请先选择厅')).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: /星河电台/ }))
    await user.click(await button('就选这个厅'))
    await user.click(await button('确认目标'))
    const question = await dialog('确认后不可更改')
    expect(question.textContent).toContain('星河电台')
    expect(sent(sandbox.calls, 'setGoal')).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('1.5/18 小时')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds a hall by its name', async () => {
    const { user } = open()
    await user.click(await button('选择目标'))
    await user.click(await button('选择'))
    await screen.findByRole('radio', { name: /月下茶馆/ })
    await user.type(await screen.findByRole('searchbox'), '星河')
    await waitFor(() => expect(screen.queryByRole('radio', { name: /月下茶馆/ })).toBeNull())
    expect(await screen.findByRole('radio', { name: /星河电台/ })).toBeTruthy()
    await user.type(await screen.findByRole('searchbox'), 'zzz')
    expect(await screen.findByText('没有找到这个厅')).toBeTruthy()
  })
})

describe('the reward track', () => {
  it('gives a free reward and stamps it', async () => {
    const { user } = open()
    await user.click(await button(/^1 阶 免费 领取/))
    expect(await dialog('恭喜获得')).toBeTruthy()
    expect(await button(/^1 阶 免费 .*已领取/)).toBeTruthy()
  })

  it('says how far a level still is', async () => {
    const { user } = open()
    await user.click(await button(/^2 阶 免费/))
    expect(await screen.findByText('还差 60 战功')).toBeTruthy()
  })

  it('keeps advanced rewards behind the lock', async () => {
    const { user, sandbox } = open('10001', { language: 'en' })
    await user.click(await button(/^Level 1 Advanced/))
    expect(await screen.findByText('Please unlock first to receive')).toBeTruthy()
    expect(sent(sandbox.calls, 'receiveReward')).toHaveLength(0)
  })
})

describe('the advanced order', () => {
  async function chooseHall(user: ReturnType<typeof open>['user']) {
    await user.click(await button('解锁高级战令'))
    await user.click(await button('5200 PP币 解锁'))
    expect(await screen.findByText('请先选择厅')).toBeTruthy()
    await user.click(await button('选择'))
    await user.click(await screen.findByRole('radio', { name: /星河电台/ }))
    await user.click(await button('就选这个厅'))
    await user.click(await button('5200 PP币 解锁'))
    return dialog('解锁高级战令？')
  }

  it('is bought for its price, in a hall, after a question with every number', async () => {
    const { user, sandbox } = open()
    const question = await chooseHall(user)
    expect(question.textContent).toContain('支付 5200 PP币，支付后余额 6800 PP币')
    expect(sent(sandbox.calls, 'battlePay')).toHaveLength(0)
    await user.dblClick(within(question).getByRole('button', { name: '确定' }))
    expect(await screen.findAllByText('高级战令已解锁')).toHaveLength(2)
    expect(await button(/^1 阶 高级 领取/)).toBeTruthy()
    expect(sent(sandbox.calls, 'battlePay')).toHaveLength(1)
  })

  it('whose payment was cut off shows what the server knows', async () => {
    const { user } = open('10001', {
      steer: { path: '/assets/pay/battlePay', drop: true, after: true, times: 1 },
    })
    const question = await chooseHall(user)
    await user.click(within(question).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('结果未知，请确认后再试')).toBeTruthy()
    expect(await screen.findByText('高级战令已解锁')).toBeTruthy()
  })

  it('says who it is for to those it is not for', async () => {
    const { user, sandbox } = open('10003')
    await user.click(await button('解锁高级战令'))
    expect(await screen.findByText('仅限首次入驻厅的新队长购买')).toBeTruthy()
    await user.click(await button(/PP币 解锁/))
    expect(screen.queryByRole('dialog', { name: '解锁高级战令？' })).toBeNull()
    expect(sent(sandbox.calls, 'battlePay')).toHaveLength(0)
  })

  it('leads to the recharge page when there are too few coins', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { user } = open('10004')
    await user.click(await button('解锁高级战令'))
    await user.click(await button('余额不足，去充值'))
    expect(assign).toHaveBeenCalledWith('/newModel/recharge.html')
  })
})

describe('rewards that wait', () => {
  it('open by the address, and are claimed all at once', async () => {
    const { user } = open('10002', { query: '?needShowPopReward=1' })
    const chest = await dialog('待领奖励')
    expect(within(chest).getAllByRole('listitem').length).toBeGreaterThan(1)
    await user.click(within(chest).getByRole('button', { name: '全部领取' }))
    expect(await dialog('恭喜获得')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '待领奖励' })).toBeNull())
  })

  it('say so when there are none', async () => {
    const { user } = open('10003')
    await user.click(await button(/待领奖励/))
    expect(await screen.findByText('暂时没有待领取的奖励')).toBeTruthy()
  })
})

describe('the season', () => {
  it('that is to come counts down, with every day locked', async () => {
    open('10005')
    expect(await screen.findByText('距开战')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '解锁高级战令' })).toBeNull()
    expect(screen.getAllByRole('button', { name: /未解锁$/ }).length).toBeGreaterThan(9)
  })

  it('that has ended still gives what was earned', async () => {
    const { user } = open('10006')
    expect(await screen.findByText('战果核算中')).toBeTruthy()
    await user.click(await button(/^8 阶 免费 领取/))
    expect(await dialog('恭喜获得')).toBeTruthy()
  })

  it('that is settled shows its heroes', async () => {
    open('10007')
    expect(await screen.findByText('本季英雄榜')).toBeTruthy()
  })

  it('moves on by the server’s clock while the page is open', async () => {
    const start = Date.UTC(2026, 2, 5, 16)
    const { sandbox } = open('10005', { now: start - 1.5 * DAY })
    await screen.findByText('距开战')
    sandbox.clock.set(start - 1000)
    // Seen again and again: a look while the first answer is still being taken in asks for nothing.
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      expect(screen.getByText('距收官')).toBeTruthy()
    })
  })
})
