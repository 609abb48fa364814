import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { KaraokePage } from './KaraokePage.tsx'

const RESERVE = '/room/music/reserve'
const HOUR = 3_600_000
/** Six in the evening in the product's zone: four sets are to come, that of nine o'clock is full. */
const now = Date.UTC(2026, 3, 8, 10)

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(KaraokePage, { page: 'singing/karaoke', userId: '10001', now, ...options })

/** The ticket of an hour, as '19:00'. */
const ticket = async (hour: string) => {
  const hours = await screen.findAllByText(hour)
  const found = hours.map((each) => each.closest<HTMLElement>('li[data-set]')).find((each) => each)
  return within(found as HTMLElement)
}
const mine = async () =>
  within((await screen.findByRole('heading', { name: /我的座位/ })).parentElement as HTMLElement)

describe('a seat', () => {
  it('a seat is kept when the question is answered with no', async () => {
    const { user, sandbox } = open()
    await user.click((await ticket('19:00')).getByRole('button', { name: '预约' }))
    await user.click(await (await ticket('19:00')).findByRole('button', { name: '取消预约' }))
    await user.click(await screen.findByRole('button', { name: '再想想' }))
    expect((await ticket('19:00')).getByText('已预约')).toBeTruthy()
    expect(sandbox.calls.some(({ path }) => path.endsWith('unReserve'))).toBe(false)
  })

  it('a seat that was given back is not said to be reserved by the lost answer of the first time', async () => {
    const { user, sandbox } = open({ faults: { path: RESERVE, drop: true, after: true, times: 1 } })
    const reserve = async () =>
      user.click(await (await ticket('20:00')).findByRole('button', { name: '预约' }))
    await reserve()
    await user.click(await (await ticket('20:00')).findByRole('button', { name: '取消预约' }))
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await reserve()
    await waitFor(() => expect(sandbox.calls.filter(({ path }) => path === RESERVE)).toHaveLength(2))
    await reserve()
    expect(await (await ticket('20:00')).findByText('已预约')).toBeTruthy()
    expect(sandbox.calls.filter(({ path }) => path === RESERVE)).toHaveLength(3)
  })

  it('a seat can be given back while another night is still on its way', async () => {
    const { user, sandbox } = open()
    await user.click((await ticket('19:00')).getByRole('button', { name: '预约' }))
    expect(await (await ticket('19:00')).findByText('已预约')).toBeTruthy()
    sandbox.addFault({ path: '/room/music/schedule', hang: true, times: 1 })
    await user.click(screen.getByRole('button', { name: /4月9日/ }))
    await user.click((await mine()).getByRole('button', { name: '取消预约' }))
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    expect(await screen.findByText('已取消预约')).toBeTruthy()
    expect(await screen.findByText('还没有预约，最多可订 3 场')).toBeTruthy()
    expect(await ticket('19:00')).toBeTruthy()
  })

  it('a seat needs a login, without which nothing leaves', async () => {
    const { user, sandbox } = open({ userId: undefined })
    await user.click((await ticket('19:00')).getByRole('button', { name: '预约' }))
    expect(await screen.findByText('请先登录')).toBeTruthy()
    expect(sandbox.calls.some(({ path }) => path === RESERVE)).toBe(false)
  })
})

describe('the timetable', () => {
  it('the timetable shows another night, and one singer of it', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /4月9日/ }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /4月9日/ }).getAttribute('aria-pressed')).toBe('true'),
    )
    const all = (await screen.findAllByRole('heading', { level: 3 })).length
    const singers = within(screen.getByRole('list', { name: '选择歌手' })).getAllByRole('button')
    await user.click(singers[1] as HTMLElement)
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeLessThan(all))
    await user.click(await screen.findByRole('button', { name: /全部/ }))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(all))
  })

  it('the timetable of a night without sets shows a message', async () => {
    open({ userId: '10008' })
    expect(await screen.findByText('这一天没有演出')).toBeTruthy()
    expect(screen.getByText('今晚没有演出')).toBeTruthy()
  })
})

describe('who sings now', () => {
  it('the current singer is heard in the room of the app', async () => {
    const jumpRoom = vi.fn()
    Object.assign(window, { android: { jumpRoom } })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open({ now: now + 1.5 * HOUR })
    expect(await screen.findByText('正在演唱')).toBeTruthy()
    await user.click((await screen.findAllByRole('button', { name: '进房间听歌' }))[0] as HTMLElement)
    await waitFor(() => expect(jumpRoom).toHaveBeenCalledWith(expect.stringMatching(/"880(04|10)"/)))
  })

  it('the current singer’s set leads to the app from a plain browser', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open({ now: now + 1.5 * HOUR })
    await user.click((await screen.findAllByRole('button', { name: '在 App 里听' }))[0] as HTMLElement)
    expect(to).toHaveBeenCalledWith(
      '/download',
      expect.objectContaining({ from: '/singHi', roomId: expect.stringMatching(/^880/) }),
    )
  })

  it('nobody sings any more when the last set is over', async () => {
    open({ now: now + 5.5 * HOUR })
    expect(await screen.findByText('今晚已散场，明晚再会')).toBeTruthy()
  })
})
