import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { WerewolfDayPage } from './WerewolfDayPage.tsx'

/** A time of 4 March by the product's clock. */
const at = (time: string) => Date.parse(`2026-03-04T${time}+08:00`)

const open = (userId: string | undefined = '10001', options: Partial<PageOptions> = {}) =>
  renderPage(WerewolfDayPage, { page: 'warlord/werewolf-day', userId, now: at('14:30'), ...options })

const back = () => document.dispatchEvent(new Event('visibilitychange'))
const hour = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement
const sum = () => document.querySelector('dl')?.textContent

describe('the hours', () => {
  it('the hours run from noon to midnight, and two of them count twice', async () => {
    open()
    expect((await hour('12:00')).textContent).toContain('未主持')
    expect((await hour('14:00')).textContent).toContain('进行中')
    expect((await hour('23:00')).textContent).toContain('未到')
    expect(
      screen.getAllByText('双倍').map((sign) => sign.closest('li')?.querySelector('b')?.textContent),
    ).toEqual(['20:00', '21:00'])
    expect(screen.queryByText('11:00')).toBeNull()
  })

  it('the hours that I hosted are counted at my pay, and one that was too short is not', async () => {
    const { sandbox } = open()
    await hour('14:00')
    sandbox.happen('10001', 'hosted', 2.5)
    back()
    expect(await screen.findByText('仅 30 分钟')).toBeTruthy()
    expect((await hour('13:00')).textContent).toContain('已计时')
    expect(sum()).toContain('计奖小时2')
    expect(sum()).toContain('预计 PP币60')
  })

  it('the hours under the blood moon count twice', async () => {
    const { sandbox } = open('10001', { now: at('21:59') })
    expect(await screen.findByText(/血月双倍 20:00 – 22:00/)).toBeTruthy()
    expect(await screen.findByText('正在双倍，还剩')).toBeTruthy()
    sandbox.happen('10001', 'hosted', 2)
    back()
    await waitFor(async () => expect((await hour('21:00')).textContent).toContain('已计时'))
    expect(sum()).toContain('计奖小时4')
  })

  it('the hours tell what comes next: the blood moon, then the end', async () => {
    const { sandbox } = open()
    expect(await screen.findByText('距开始')).toBeTruthy()
    sandbox.clock.set(at('22:00'))
    back()
    expect(await screen.findByText('距今日截止', {}, { timeout: 3000 })).toBeTruthy()
  })
})

describe('the day', () => {
  it.each([
    ['11:59:59', '距天黑开局'],
    ['12:00:00', '距开始'],
  ])('at %s the countdown of the day says: %s', async (time, said) => {
    open('10001', { now: at(time) })
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('the day that has ended is counted until the morning, then names who watched longest', async () => {
    open('10006')
    expect(await screen.findByText('天亮了，时长正在核算')).toBeTruthy()
    expect(screen.queryByText('守夜榜')).toBeNull()
  })

  it('the day that is settled says what was paid, and names people as text', async () => {
    open('10007')
    const board = (await screen.findByText('守夜榜')).closest('section') as HTMLElement
    expect(within(board).getAllByRole('listitem')).toHaveLength(5)
    expect(within(board).getByText('<b>阿泽</b>')).toBeTruthy()
    expect(sum()).toContain('已得 PP币')
  })
})

describe('a bounty', () => {
  it('a bounty that is not reached says how many hours are missing', async () => {
    const { user } = open()
    const [, second] = await screen.findAllByRole('button', { name: '未达成' })
    await user.click(second as HTMLElement)
    expect(await screen.findByText('再主持 2 小时就能领取')).toBeTruthy()
  })
})
