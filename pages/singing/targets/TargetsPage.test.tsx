import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { TargetsPage } from './TargetsPage.tsx'

const SIGN = '/user/userSignRecord/sign'
/** A Wednesday noon in the product's zone. */
const now = Date.UTC(2026, 3, 8, 4)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(TargetsPage, { page: 'singing/targets', userId: '10001', now, ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const part = (name: string) => screen.findByRole('region', { name })

describe('the week', () => {
  it('the week shows each target, its progress, and until when it counts', async () => {
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

  it('the week shows a message when the highest level is reached', async () => {
    open({ userId: '10003' })
    expect(await screen.findByText('本周最高等级已达成')).toBeTruthy()
  })

  it('the week leads to the wall, and shows the rules', async () => {
    const { user } = open()
    expect(screen.getByRole('link', { name: /金唱片墙/ }).getAttribute('href')).toBe('/singCaptainReward')
    await user.click(await button('活动规则'))
    const rules = await screen.findByRole('dialog', { name: '活动规则' })
    expect(within(rules).getByRole('heading', { name: '签到' })).toBeTruthy()
    expect(within(rules).queryByRole('heading', { name: '周流水奖励' })).toBeNull()
  })
})

describe('signing in', () => {
  it('signing in can be pressed on the day itself, in the scene of singing', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    await user.click(await button(/第 4 天/))
    expect(await screen.findByText('今日已签到')).toBeTruthy()
    expect(sandbox.calls.find(({ path }) => path === SIGN)?.params).toMatchObject({ scene: 'sing' })
  })
})
