import { act, configure, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { RecallSharePage } from './RecallSharePage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5000 })

const SIGN = '/activity/bossRecall/receiveSignReward'
const DAY = 86_400_000

const open = (userId: string | undefined, query = '?captainId=10002', options: Partial<PageOptions> = {}) =>
  renderPage(RecallSharePage, { page: 'boss/recall-share', ...(userId && { userId }), query, ...options })

const unseal = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: '拆信' }))

describe('a sealed letter', () => {
  it('a sealed letter says who writes and what awaits, and nothing of what stands in it', async () => {
    open('777')
    expect(await screen.findByRole('button', { name: '拆信' })).toBeTruthy()
    expect(screen.getByText('写信人')).toBeTruthy()
    expect(screen.getByText('星夜列车进场')).toBeTruthy()
    expect(screen.queryByText('老朋友：')).toBeNull()
  })

  it('a sealed letter opens by its seal', async () => {
    const page = open('777')
    await unseal(page)
    expect(await screen.findByText('老朋友：')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '签到，收下礼物' })).toBeTruthy()
  })

  it('a sealed letter is read on from where it was opened, by the keyboard and aloud', async () => {
    await unseal(open('777'))
    expect(document.activeElement).toBe((await screen.findByText('老朋友：')).closest('article'))
  })

  it('a sealed letter that came by a share is from who shared', async () => {
    const page = open('777', '?extensionOfficerId=10002&shareId=s1')
    await unseal(page)
    const asked = page.sandbox.calls.find(({ path }) => path.endsWith('getUserAndActivityPrice'))
    expect(JSON.stringify(asked)).toContain('10002')
  })

  it('a sealed letter without a sender shows a message, and leads captains to where letters are written', async () => {
    open('777', '')
    expect(await screen.findByText('这封信没有写明寄信人')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '拆信' })).toBeNull()
  })

  it('a sealed letter is open for who has signed in today, and stays so when the day ends', async () => {
    const path = '/activity/bossRecall/verifySignPerm'
    const answering = (signedToday: boolean) => ({
      path,
      data: { role: 'boss', allowed: signedToday, reason: signedToday ? '' : '明天的消息', signedToday },
    })
    const { sandbox } = open('777', '?captainId=10002', { faults: answering(true) })
    expect(await screen.findByText('老朋友：')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '拆信' })).toBeNull()
    sandbox.addFault(answering(false))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(sandbox.calls.filter((call) => call.path === path)).toHaveLength(2))
    expect(await screen.findByText('明天的消息')).toBeTruthy()
    expect(screen.getByText('老朋友：')).toBeTruthy()
  })
})

describe('when the campaign is over', () => {
  const promised = () =>
    [/前有效/, '星夜列车进场', '我给你备了一份礼物。', /待签/].flatMap((words) =>
      screen.queryAllByText(words),
    )

  it('a letter promises no gifts, and there is nothing to sign in for', async () => {
    const page = open('10006')
    expect(await screen.findByText('这次召回已经结束，回归礼不再发放')).toBeTruthy()
    expect(promised()).toEqual([])
    await unseal(page)
    expect(await screen.findByText('活动已结束')).toBeTruthy()
    await screen.findByText('已签到 0 次')
    expect(promised()).toEqual([])
    expect(screen.queryByRole('button', { name: '签到，收下礼物' })).toBeNull()
  })

  it('a letter that the end of the campaign finds open shows a message from then on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const page = open('777')
    await unseal(page)
    await screen.findByRole('button', { name: '签到，收下礼物' })
    expect(promised()).not.toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(12 * DAY))
    expect(await screen.findByText('这次召回已经结束，回归礼不再发放')).toBeTruthy()
    await waitFor(() => expect(promised()).toEqual([]))
  })
})

describe('the answer', () => {
  it('the answer is one sign-in with the welcome gifts, and counts for the captain', async () => {
    const page = open('777')
    await unseal(page)
    const before = page.sandbox.state.user('10002').coins
    await page.user.dblClick(await screen.findByRole('button', { name: '签到，收下礼物' }))
    const popup = await screen.findByRole('dialog', { name: '恭喜获得' })
    await waitFor(() => expect(popup.textContent).toContain('×188'))
    expect(page.sandbox.calls.filter(({ path }) => path === SIGN)).toHaveLength(1)
    expect(page.sandbox.state.user('10002').coins).toBe(before + 200)
    expect(await screen.findByText('欢迎回来！')).toBeTruthy()
  })

  it('the answer is reported as a return once: a boss who signs in on the next day has come back before', async () => {
    const page = open('777')
    await unseal(page)
    const calls = (path: string) => page.sandbox.calls.filter((call) => call.path === path)
    const returns = () =>
      calls('/assets/frontendLog/v2').filter(({ params }) => params.content?.includes('recall_return'))
    const signIn = async () => {
      await page.user.click(await screen.findByRole('button', { name: '签到，收下礼物' }))
      await page.user.click(await screen.findByRole('button', { name: '开心收下' }))
      await screen.findByRole('button', { name: '今天签过了' })
    }
    await signIn()
    await waitFor(() => expect(returns()).toHaveLength(1))
    page.sandbox.clock.advance(DAY)
    document.dispatchEvent(new Event('visibilitychange'))
    await signIn()
    expect(screen.getByText('已签到 2 次')).toBeTruthy()
    expect(screen.queryByText('欢迎回来！')).toBeNull()
    expect(returns()).toHaveLength(1)
  })

  it('the answer is refused with the reason to who was never away', async () => {
    const page = open('10003')
    await unseal(page)
    expect(await screen.findByText('30 天内登录过的老板不能参加召回')).toBeTruthy()
    await page.user.click(await screen.findByRole('button', { name: '签到，收下礼物' }))
    await waitFor(() => expect(page.sandbox.calls.filter(({ path }) => path === SIGN)).toEqual([]))
  })
})
