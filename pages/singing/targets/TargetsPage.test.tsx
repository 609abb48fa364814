import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#shared/testing'
import { TargetsPage } from './TargetsPage.tsx'

const SIGN = '/user/userSignRecord/sign'
/** A Wednesday noon in the product's zone. */
const now = Date.UTC(2026, 3, 8, 4)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(TargetsPage, { page: 'singing/targets', userId: '10001', now, ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const part = (name: string) => screen.findByRole('region', { name })

describe('the week', () => {
  it('has its title before any data, and asks people who are not logged in to log in', async () => {
    const { sandbox } = open({ userId: undefined })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('歌唱队长 本周 A 面')
    expect(await screen.findAllByText('请先登录')).toHaveLength(2)
    expect(sandbox.calls).toHaveLength(0)
  })

  it('tells each target, how far it is, and until when it counts', async () => {
    open({ userId: '10002' })
    const tracks = within(await part('本周曲目'))
    expect(await tracks.findByRole('progressbar', { name: '唱歌' })).toBeTruthy()
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '34',
      '8.5',
      '3200',
    ])
    expect(tracks.getByText('数据统计至 4月8日 12:00')).toBeTruthy()
    expect(tracks.getByText('已达成 Lv.1，完成以上目标升到 Lv.2')).toBeTruthy()
  })

  it('says so when the highest level is reached', async () => {
    open({ userId: '10003' })
    expect(await screen.findByText('本周最高等级已达成')).toBeTruthy()
  })

  it('leads to the wall, and tells the rules', async () => {
    const { user } = open()
    expect(screen.getByRole('link', { name: /金唱片墙/ }).getAttribute('href')).toBe('/singCaptainReward')
    await user.click(await button('活动规则'))
    const rules = await screen.findByRole('dialog', { name: '活动规则' })
    expect(within(rules).getByRole('heading', { name: '签到' })).toBeTruthy()
    expect(within(rules).queryByRole('heading', { name: '周流水奖励' })).toBeNull()
  })

  it('a failed answer can be asked for again', async () => {
    const { user } = open({ steer: { path: '/user/sing/captain/task', status: 500, times: 1 } })
    await user.click(await button('重试'))
    expect(await screen.findByText('完成全部目标，压制 Lv.1 唱片')).toBeTruthy()
  })
})

describe('signing in', () => {
  it('gives the day’s reward once, however fast it is tapped', async () => {
    const { user, sandbox } = open()
    await user.dblClick(await button('今日签到'))
    const won = await screen.findByRole('dialog', { name: '恭喜获得' })
    expect(won.textContent).toContain('PP币 ×5')
    expect(await screen.findByText('今日已签到')).toBeTruthy()
    expect(screen.getByText('下次签到').textContent).toMatch(/1[12]时/)
    expect(sandbox.calls.filter(({ path }) => path === SIGN)).toHaveLength(1)
    expect(sandbox.state.user('10001').coins).toBe(12_005)
  })

  it('can be pressed on the day itself, in the scene of singing', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    await user.click(await button(/第 4 天/))
    expect(await screen.findByText('今日已签到')).toBeTruthy()
    expect(sandbox.calls.find(({ path }) => path === SIGN)?.params).toMatchObject({ scene: 'sing' })
  })

  it('whose answer was lost is shown as it is, and was granted once', async () => {
    const { sandbox, user } = open({ steer: { path: SIGN, drop: true, after: true } })
    await user.click(await button('今日签到'))
    expect(await screen.findByText('今日已签到')).toBeTruthy()
    expect(sandbox.state.user('10001').coins).toBe(12_005)
  })

  it('that was done on another phone is told, and shown as it is', async () => {
    const { sandbox, user } = open()
    await button('今日签到')
    sandbox.steer({ path: SIGN, code: 2060, desc: '今天已经签到', times: 1 })
    await user.click(await button('今日签到'))
    expect(await screen.findByText('今天已经签到')).toBeTruthy()
  })
})
