import { configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { SongCallPage } from './SongCallPage.tsx'

// A whole page takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const LIKE = '/activity/videoMoment/addLikes'
const ASK = '/activity/videoMoment/upload'

/** An afternoon: just after midnight nobody has voted today yet. */
const AFTERNOON = Date.parse('2026-11-20T15:00:00+08:00')

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(SongCallPage, { page: 'singing/song-call', userId: '10001', now: AFTERNOON, ...options })

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const list = async () => within(await screen.findByRole('region', { name: '点唱榜' }))
const strips = async () => (await list()).findAllByRole('listitem')

describe('asking for a song', () => {
  it('asking for a song needs the song’s name', async () => {
    const { user, sandbox } = open()
    await user.click(await button('投进点唱机'))
    expect(await screen.findByText('请先填写歌名')).toBeTruthy()
    expect(sandbox.calls.some(({ path }) => path === ASK)).toBe(false)
  })

  it('asking for a song that is there already is refused, and what was written stays', async () => {
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: '歌名' }), '晚风来信')
    await user.type(screen.getByRole('textbox', { name: '歌手（选填）' }), '林小满')
    await user.click(await button('投进点唱机'))
    expect(await screen.findByText('这首歌已经在歌单里了')).toBeTruthy()
    expect(screen.getByDisplayValue('晚风来信')).toBeTruthy()
  })
})

describe('voting', () => {
  it('a vote of today is not taken for one of yesterday whose answer was lost', async () => {
    const { user, sandbox } = open({ faults: { path: LIKE, drop: true, after: true, times: 1 } })
    const vote = async () =>
      user.click(await within((await strips())[0] as HTMLElement).findByRole('button', { name: '投票' }))
    await vote()
    expect(await screen.findByText('今日剩 9 票')).toBeTruthy()
    sandbox.clock.advance(24 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('今日剩 10 票')).toBeTruthy()
    await vote()
    await waitFor(() => expect(sandbox.calls.filter(({ path }) => path === LIKE)).toHaveLength(2))
    await vote()
    expect(await screen.findByText('今日剩 9 票')).toBeTruthy()
  })

  it('voting for a song of one’s own is refused here', async () => {
    const { user, sandbox } = open({ userId: '10002' })
    await user.click(await screen.findByRole('radio', { name: '我的' }))
    await user.click(within((await strips())[0] as HTMLElement).getByRole('button', { name: '投票' }))
    expect(await screen.findByText('不能给自己点的歌投票')).toBeTruthy()
    expect(sandbox.calls.some(({ path }) => path === LIKE)).toBe(false)
  })

  it('voting needs a login, without which nothing leaves', async () => {
    const { user, sandbox } = open({ userId: undefined })
    await user.click(within((await strips())[0] as HTMLElement).getByRole('button', { name: '投票' }))
    expect(await screen.findByText('请先登录')).toBeTruthy()
    expect(sandbox.calls.some(({ path }) => path === LIKE)).toBe(false)
  })
})

describe('the list', () => {
  it('the list grows by ten, and shows today’s votes and the newest songs', async () => {
    const { user } = open()
    expect(await strips()).toHaveLength(10)
    await user.click(await button('查看更多'))
    await waitFor(async () => expect((await strips()).length).toBeGreaterThan(10))
    await user.click(screen.getByRole('radio', { name: '今日' }))
    await waitFor(async () => expect(await strips()).toHaveLength(10))
    await user.click(screen.getByRole('radio', { name: '最新' }))
    await waitFor(async () => expect((await strips())[0]?.textContent).toMatch(/月\d+日/))
  })

  it('the list says where my song stands', async () => {
    open({ userId: '10003' })
    expect(await (await list()).findByText(/当前第 \d+ 名/)).toBeTruthy()
  })

  it('a list that fails leaves the rest of the page at work', async () => {
    open({ faults: { path: '/activity/videoMoment/ranks', status: 500 } })
    expect(await (await list()).findByRole('button', { name: '重试' })).toBeTruthy()
    expect(await button('投进点唱机')).toBeTruthy()
  })
})

describe('more votes', () => {
  it('more votes come by checking in', async () => {
    const { user } = open()
    await user.click(await button('打卡'))
    expect(await screen.findByText('已加 1 票')).toBeTruthy()
    expect(await screen.findByText('今日剩 11 票')).toBeTruthy()
  })

  it('more votes come by sharing in the app', async () => {
    const app = { toShare: vi.fn(), toShareNew: vi.fn() }
    Object.assign(window, { android: app })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open()
    await user.click(await button('去分享'))
    await waitFor(() => expect(app.toShare.mock.calls.length + app.toShareNew.mock.calls.length).toBe(1))
  })
})

describe('the call', () => {
  it('the call that is still to come takes no songs yet', async () => {
    const { user } = open({ userId: '10005' })
    expect(await screen.findByText('距开放')).toBeTruthy()
    await user.click(await button('投进点唱机'))
    expect(await screen.findByText('征集还没开始')).toBeTruthy()
    expect(await screen.findByText('开始后，这里会挂满大家点的歌')).toBeTruthy()
  })

  it('a call that has ended can still be read, without votes', async () => {
    open({ userId: '10006' })
    expect(await screen.findByText('距揭晓')).toBeTruthy()
    expect(await strips()).toHaveLength(10)
    expect(screen.queryByRole('button', { name: '投票' })).toBeNull()
  })

  it('the call that is settled names its three songs', async () => {
    open({ userId: '10007' })
    const winners = (await screen.findByRole('heading', { name: '三首金曲揭晓' }))
      .parentElement as HTMLElement
    expect(await within(winners).findAllByRole('listitem')).toHaveLength(3)
  })
})
