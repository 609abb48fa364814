import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { button, dialog, loadParts, open, sent } from './testing.tsx'

beforeAll(loadParts)

describe('the goal', () => {
  it('the goal needs a target, then a hall, and asks before it is set', async () => {
    const { user, sandbox } = open()
    await user.click(await button('选择目标'))
    await user.click(await button('确认目标'))
    expect(await screen.findByText('请先选择目标')).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: /渐入佳境/ }))
    await user.click(await button('确认目标'))
    expect(await screen.findByText('请先选择厅')).toBeTruthy()
    // the field stands below the fold: it is brought into view
    expect(document.activeElement).toBe(await button('选择'))
    await user.keyboard('{Enter}')
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

  it('the goal finds a hall by its name', async () => {
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
  it('the reward track gives a free reward and stamps it', async () => {
    const { user } = open()
    await user.click(await button(/^1 阶 免费 领取/))
    expect(await dialog('恭喜获得')).toBeTruthy()
    expect(await button(/^1 阶 免费 .*已领取/)).toBeTruthy()
  })

  it('the reward track says how far a level still is', async () => {
    const { user } = open()
    await user.click(await button(/^2 阶 免费/))
    expect(await screen.findByText('还差 60 战功')).toBeTruthy()
  })

  it('the reward track keeps advanced rewards behind the lock', async () => {
    const { user, sandbox } = open('10001', { language: 'en' })
    await user.click(await button(/^Level 1 Advanced/))
    expect(await screen.findByText('Please unlock first to receive')).toBeTruthy()
    expect(sent(sandbox.calls, 'receiveReward')).toHaveLength(0)
  })
})

describe('the advanced order', () => {
  async function chooseHall(user: ReturnType<typeof open>['user']) {
    await user.click(await button('解锁高级战令'))
    await user.click(await button('5200 PP币解锁'))
    expect(await screen.findByText('请先选择厅')).toBeTruthy()
    await user.click(await button('选择'))
    await user.click(await screen.findByRole('radio', { name: /星河电台/ }))
    await user.click(await button('就选这个厅'))
    await user.click(await button('5200 PP币解锁'))
    return dialog('解锁高级战令？')
  }

  it('the advanced order is bought for its price, in a hall, after a question with every number', async () => {
    const { user, sandbox } = open()
    const question = await chooseHall(user)
    expect(screen.getByText('12,000 PP币')).toBeTruthy()
    expect(question.textContent).toContain('支付 5200 PP币，支付后余额 6800 PP币')
    expect(sent(sandbox.calls, 'battlePay')).toHaveLength(0)
    await user.dblClick(within(question).getByRole('button', { name: '确定' }))
    expect(await screen.findAllByText('高级战令已解锁')).toHaveLength(2)
    expect(await button(/^1 阶 高级 领取/)).toBeTruthy()
    expect(sent(sandbox.calls, 'battlePay')).toHaveLength(1)
  })

  it('the advanced order says who it is for to those it is not for', async () => {
    const { user, sandbox } = open('10003')
    await user.click(await button('解锁高级战令'))
    expect(await screen.findByText('仅限首次入驻厅的新队长购买')).toBeTruthy()
    await user.click(await button(/PP币解锁/))
    expect(screen.queryByRole('dialog', { name: '解锁高级战令？' })).toBeNull()
    expect(sent(sandbox.calls, 'battlePay')).toHaveLength(0)
  })

  it('the advanced order leads to the recharge page when there are too few coins', async () => {
    // in the place of the sheet's own step of the history
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    const { user } = open('10004')
    await user.click(await button('解锁高级战令'))
    await user.click(await button('余额不足，去充值'))
    expect(replace).toHaveBeenCalledWith('/newModel/recharge.html')
  })
})

describe('rewards that wait', () => {
  it('rewards that wait open by the address, and are claimed all at once', async () => {
    const { user } = open('10002', { query: '?needShowPopReward=1' })
    const chest = await dialog('待领奖励')
    expect(within(chest).getAllByRole('listitem').length).toBeGreaterThan(1)
    // hours that were hosted, and what tasks and levels hold besides
    expect(chest.textContent).toMatch(/主持时长奖励.*第 4 天 · .*阶 · 高级/)
    await user.click(within(chest).getByRole('button', { name: '全部领取' }))
    expect(await dialog('恭喜获得')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '待领奖励' })).toBeNull())
    await user.click(await button('开心收下'))
    // the merit of the first claim has reached further levels
    await user.click(await button(/待领奖励/))
    await user.click(await button('全部领取'))
    await user.click(await button('开心收下'))
    await user.click(await button(/待领奖励/))
    expect(await screen.findByText('暂时没有待领取的奖励')).toBeTruthy()
  })
})
