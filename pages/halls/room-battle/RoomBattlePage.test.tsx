import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { openBattle as open, panel, scores, verdict } from './testing.tsx'

describe('the ring', () => {
  it('the ring has its title and its rules before any data, and claims no score', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('厅厅对决')
    expect(screen.getByRole('button', { name: '活动规则' })).toBeTruthy()
    expect(scores()).toEqual(['—', '—'])
  })

  it('the ring shows both halls, their scores and who leads by how much, logged out too', async () => {
    open()
    expect((await screen.findAllByText('星河电台')).length).toBeGreaterThan(0)
    const [home = 0, away = 0] = scores().map(Number)
    expect(home + away).toBeGreaterThan(0)
    expect(screen.getByText(`领先 ${Math.abs(home - away)} 分`)).toBeTruthy()
    expect(screen.getByRole('img', { name: /^双方占比: 星河电台 [\d.]+%, 月下茶馆 [\d.]+%$/ })).toBeTruthy()
    expect(screen.getByText('常规时间')).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
  })

  it('the ring of the hall in the address has that hall at home', async () => {
    open('10001', { query: '?roomId=88003' })
    await screen.findAllByText('狼人不眠夜')
    const [home] = screen.getAllByText(/^(狼人不眠夜|街角唱片店)$/)
    expect(home?.textContent).toBe('狼人不眠夜')
  })

  it('the ring before the battle waits with empty seats and no chronicle', async () => {
    open('10005')
    expect(await screen.findByText('距开战还有')).toBeTruthy()
    expect(scores()).toEqual(['—', '—'])
    expect(within(await panel('助力席')).getAllByText('虚位以待')).toHaveLength(6)
    expect(screen.queryByRole('heading', { name: '战报' })).toBeNull()
    expect(await screen.findByRole('heading', { name: '奖励' })).toBeTruthy()
  })

  it('the ring says when it is extra time, and that the leader wins', async () => {
    open('10003')
    expect(await screen.findByText('加时 · 领先者胜')).toBeTruthy()
  })

  it('the ring of a hall without a battle shows a message, and still what battles bring', async () => {
    open('10008')
    expect(await screen.findByText('今晚没有对决')).toBeTruthy()
    expect(screen.getByText(/开战前会在这里公布对手/)).toBeTruthy()
    expect(await screen.findByText('胜')).toBeTruthy()
  })
})

describe('the result', () => {
  it('the result names the winner, the margin, who did most, and what I had in it', async () => {
    open('10006')
    expect(await verdict()).toBe('星河电台 获胜')
    const [home = 0, away = 0] = scores().map(Number)
    const end = await panel(`以 ${home - away} 分的优势拿下本场`)
    expect(within(end).getByText('本场最佳助力')).toBeTruthy()
    expect(within(end).getByText('你贡献了 1834 分，列本厅第 1 名，胜方奖励已发放')).toBeTruthy()
    const prizes = await panel('奖励')
    const mine = (await within(prizes).findByText('你的奖励')).closest('li') as HTMLElement
    expect(within(mine).getByText('胜')).toBeTruthy()
  })

  it('the result of a lost battle shows a message as kindly, with what taking part brought', async () => {
    open('10009')
    expect(await verdict()).toBe('月下茶馆 获胜')
    expect(screen.getByText(/参与奖励已发放/)).toBeTruthy()
  })

  it('the result of a draw honours both corners', async () => {
    open('10007')
    expect(await verdict()).toBe('握手言和')
    const [home, away] = scores()
    expect(home).toBe(away)
    expect(await screen.findAllByText('本场最佳助力')).toHaveLength(2)
    expect(screen.getByText('势均力敌')).toBeTruthy()
  })
})

describe('top seats', () => {
  it('top seats show the three best of each corner, and behind a button everyone, with my own place', async () => {
    const { user } = open('10002')
    const seats = await panel('助力席')
    expect(
      within(seats)
        .getAllByRole('list')
        .map((side) => within(side).getAllByRole('listitem').length),
    ).toEqual([3, 3])
    await user.click(within(seats).getByRole('button', { name: /^查看全部 \d+ 位助力$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '助力榜' }))
    expect(await sheet.findByText('我')).toBeTruthy()
    await user.click(sheet.getByRole('radio', { name: '月下茶馆' }))
    await waitFor(() => expect(sheet.queryByText('我')).toBeNull())
    expect((await sheet.findAllByRole('listitem')).length).toBeGreaterThan(3)
  })
})

describe('the way to the hall', () => {
  it('dock and crest lead to the hall through the app, and a seat leads to its person', async () => {
    const app = { jumpRoom: vi.fn(), openUserProfilePage: vi.fn() }
    Object.assign(window, { android: app })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open('10002')
    expect(await screen.findByText('我已贡献 651 分')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '去大厅助力' }))
    await waitFor(() => expect(app.jumpRoom).toHaveBeenCalledWith(JSON.stringify({ roomId: '88002' })))
    await user.click(screen.getByRole('button', { name: '进入 月下茶馆' }))
    await waitFor(() => expect(app.jumpRoom).toHaveBeenLastCalledWith(JSON.stringify({ roomId: '88001' })))
    const [first] = within(await panel('助力席')).getAllByRole('button')
    await user.click(first as HTMLElement)
    await waitFor(() => expect(app.openUserProfilePage).toHaveBeenCalledTimes(1))
  })

  it('the way to the hall in a plain browser is the way to the app, and no other control is shown', async () => {
    open('10002')
    expect(await screen.findByText('在 App 里送礼，为你的厅加分')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^进入/ })).toBeNull()
    expect(screen.queryByRole('button', { name: '去大厅助力' })).toBeNull()
  })
})
