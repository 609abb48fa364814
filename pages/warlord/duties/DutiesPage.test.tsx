import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { DutiesPage } from './DutiesPage.tsx'

/** A time of Wednesday, 4 March by the product's clock. */
const at = (time: string) => Date.parse(`2026-03-04T${time}+08:00`)

const open = (userId: string | undefined = '10001', options: Partial<PageOptions> = {}) =>
  renderPage(DutiesPage, { page: 'warlord/duties', userId, now: at('14:30'), ...options })

const HOUR = 3_600_000
/** The server acts, and its answer is lost. */
const LOST = (path: string) => ({ path: `/user/userSignRecord${path}`, drop: true, after: true, times: 1 })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (calls: readonly { path: string; method: string }[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path.endsWith(path))

describe('signing in', () => {
  it('a single reward that stays is shown as ×1', async () => {
    open('10001')
    expect((await screen.findAllByText('×1')).length).toBeGreaterThan(0)
  })

  it('yesterday’s, when it had not been shown, is shown today, and today’s is still to be fetched', async () => {
    const { user, sandbox } = open('10002', { faults: LOST('/sign') })
    await user.click(await button('点卯'))
    expect(await screen.findByText(/已连续点卯 4 天/)).toBeTruthy()
    sandbox.clock.advance(24 * HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(await button('点卯'))
    await user.click(await button('开心收下'))
    await user.click(await button('点卯'))
    await user.click(await button('开心收下'))
    expect(await screen.findByText(/已连续点卯 5 天/)).toBeTruthy()
  })
})

describe('the watch', () => {
  it('the watch goes on duty once, and off after a question that names what it is worth', async () => {
    const { user, sandbox } = open()
    expect(await screen.findByText('未上岗')).toBeTruthy()
    await user.dblClick(await button('击锣上岗'))
    expect(await screen.findByText('在岗')).toBeTruthy()
    expect(sent(sandbox.calls, '/clock')).toHaveLength(1)
    sandbox.clock.advance(150 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('已计时 150 分钟，计 2 小时', {}, { timeout: 3000 })
    await user.click(await button('收锣下岗'))
    const question = await screen.findByRole('dialog', { name: '现在下岗？' })
    expect(question.textContent).toContain('本次计时 150 分钟，可计 2 小时')
    expect(sent(sandbox.calls, '/clock')).toHaveLength(1)
    await user.click(within(question).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('未上岗')).toBeTruthy()
    expect(screen.getByText('今日计时 150 分钟')).toBeTruthy()
  })

  it('the watch begins again after one whose start was not answered', async () => {
    const { user, sandbox } = open('10001', { faults: LOST('/clock') })
    await user.click(await button('击锣上岗'))
    expect(await screen.findByText('在岗')).toBeTruthy()
    await user.click(await button('收锣下岗'))
    await user.click(await button('确定'))
    expect(await screen.findByText('未上岗')).toBeTruthy()
    // the answer is that of the first time; the page asks what is true
    await user.click(await button('击锣上岗'))
    await waitFor(() => expect(sent(sandbox.calls, '/clock')).toHaveLength(3))
    expect(await screen.findByText('未上岗')).toBeTruthy()
    await user.click(await button('击锣上岗'))
    expect(await screen.findByText('在岗')).toBeTruthy()
    expect(sent(sandbox.calls, '/clock')).toHaveLength(4)
  })

  it('the watch under an hour warns that it will not count', async () => {
    const { user, sandbox } = open()
    await user.click(await button('击锣上岗'))
    await screen.findByText('在岗')
    sandbox.clock.advance(59 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('已计时 59 分钟，计 0 小时', {}, { timeout: 3000 })
    await user.click(await button('收锣下岗'))
    expect(await screen.findByText('本次计时 59 分钟，不足 1 小时，不计入奖励。')).toBeTruthy()
    await user.click(await button('取消'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('在岗')).toBeTruthy()
  })

  it.each([
    ['11:59:00', '现在不计时，12:00 后开始计时'],
    ['12:00:00', '现在计时中，上岗就开始算'],
  ])('at %s the watch says: %s', async (time, said) => {
    open('10001', { now: at(time) })
    expect(await screen.findByText(said, {}, { timeout: 3000 })).toBeTruthy()
  })
})

describe('tasks', () => {
  it('tasks of the day and the week are claimed for what they give', async () => {
    const { user, sandbox } = open()
    await screen.findByText('今日主持 2 小时')
    sandbox.happen('10001', 'hosted', 2)
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(await button('领取'))
    expect(
      await within(await screen.findByRole('dialog', { name: '恭喜获得' })).findByText('×60'),
    ).toBeTruthy()
    await user.click(await button('开心收下'))
    expect(await screen.findByText('已领取')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '每周' }))
    expect(screen.getByText('本周主持 12 小时')).toBeTruthy()
    expect(screen.queryByText('今日主持 2 小时')).toBeNull()
  })

  it('there may be no tasks', async () => {
    open('10008')
    expect(await screen.findByText('暂时没有派下来的军务')).toBeTruthy()
    expect(screen.getByText('还没有上岗记录')).toBeTruthy()
  })

  it('tasks that do not come leave the rest at work', async () => {
    const { user } = open('10001', { faults: { path: '/user/captain/task', status: 500, times: 1 } })
    expect(await button('点卯')).toBeTruthy()
    await user.click(await button('重试'))
    expect(await screen.findByText('今日主持 2 小时')).toBeTruthy()
  })
})
