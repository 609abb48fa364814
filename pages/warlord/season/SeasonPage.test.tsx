import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { button, dialog, loadParts, open, sent } from './testing.tsx'

beforeAll(loadParts)

const DAY = 86_400_000

describe('the orders of a day', () => {
  it('today is open, a day to come says that it is not', async () => {
    const { user } = open()
    expect(await screen.findByText('今日教程')).toBeTruthy()
    await user.click(await button(/^周. 5 未解锁/))
    expect(await screen.findByText('暂未开放')).toBeTruthy()
    expect(screen.getByText('今日任务')).toBeTruthy()
  })
})

describe('a lesson', () => {
  /** Gives the text a window of 300 px and a length of 1000. */
  function makeLong() {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  }

  it('a lesson is completed at its end, and not before', async () => {
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

  it('a lesson of a missed day can be read, not completed', async () => {
    const { user } = open()
    await user.click(await button(/2 已错过/))
    await user.click(await button(/开场的前三分钟/))
    const reader = await dialog('开场的前三分钟')
    expect(within(reader).queryByRole('button', { name: '完成学习' })).toBeNull()
  })
})

it('a logged-out visitor sees what a captain earns beside the login', async () => {
  open('')
  expect(await screen.findByRole('button', { name: '去登录' })).toBeTruthy()
  const pay = await screen.findByRole('table', { name: /时薪按 PP币计/ })
  expect(within(pay).getAllByRole('row').length).toBeGreaterThan(3)
})

describe('the season', () => {
  it('the season that is to come counts down, with every day locked', async () => {
    open('10005')
    expect(await screen.findByText('距开战')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '解锁高级战令' })).toBeNull()
    expect(screen.getAllByRole('button', { name: /未解锁$/ }).length).toBeGreaterThan(9)
  })

  it('the season that has ended still gives what was earned', async () => {
    const { user } = open('10006')
    expect(await screen.findByText('战果核算中')).toBeTruthy()
    await user.click(await button(/^9 阶 免费/))
    expect(await screen.findByText('未达成')).toBeTruthy()
    expect(await screen.findByText('本季登上 8 阶')).toBeTruthy()
    expect(screen.queryByText(/还差/)).toBeNull()
    await user.click(await button(/^8 阶 免费 领取/))
    expect(await dialog('恭喜获得')).toBeTruthy()
  })

  it('the season that is settled shows its heroes', async () => {
    open('10007')
    expect(await screen.findByText('本季英雄榜')).toBeTruthy()
  })

  it('the season moves on by the server’s clock while the page is open', async () => {
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
