import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { likesMotion } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { openFestival as open } from './testing.tsx'

const lanes = async () => {
  const race = await screen.findByRole('list', { name: '各队排位' })
  await within(race).findByText('锦鲤队')
  return within(race).getAllByRole('listitem')
}

describe('the race', () => {
  it('the race shows each group with its place and total, the better the higher', async () => {
    open({ userId: '10001' })
    const all = await lanes()
    expect(all).toHaveLength(4)
    const height = (lane: HTMLElement | undefined) => Number(lane?.style.getPropertyValue('--lift'))
    const [swallow, koi, crane] = all
    expect(koi?.textContent).toContain('第1名')
    expect(height(koi)).toBe(1)
    expect(height(swallow)).toBeLessThan(1)
    expect(height(crane)).toBeLessThan(height(swallow))
  })

  it('the race is open to people who are not logged in, who are led to the login to join', async () => {
    const { user } = open()
    await lanes()
    await user.click(await screen.findByRole('button', { name: '加入 春燕队' }))
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('back')).toBe('/activityNew/group0408/index')
  })

  it('the race keeps to its own edition, whatever event the address names', async () => {
    const { sandbox } = open({ userId: '10001', query: '?activityId=20261016' })
    await lanes()
    await screen.findByText('放飞今日的纸鸢')
    const asked = sandbox.calls.map(({ params }) => params.activityId ?? params.id).filter(Boolean)
    expect(new Set(asked)).toEqual(new Set(['20260408']))
  })

  it('the race goes on by itself while the event runs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sandbox } = open({ userId: '10002' })
    const [swallow] = await lanes()
    const before = swallow?.textContent
    sandbox.clock.set(sandbox.clock.now() + 20 * 3_600_000)
    await vi.advanceTimersByTimeAsync(21_000)
    await waitFor(() => expect(swallow?.textContent).not.toBe(before))
  })
})

describe('joining', () => {
  it('joining has to wait for the start: a press shows a message', async () => {
    const { user } = open({ userId: '10005' })
    expect(await screen.findByText('距离开始')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findAllByText('活动开始后即可加入')).toHaveLength(2)
  })

  it('joining brings my racer into the race, with words that go by themselves', async () => {
    likesMotion(true)
    const animate = vi.fn()
    Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate })
    afterThisTest(() => Reflect.deleteProperty(Element.prototype, 'animate'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = open({ userId: '10001' })
    await user.click(await screen.findByRole('button', { name: '加入 云鹤队' }))
    await user.click(await screen.findByRole('button', { name: '确定加入' }))
    expect((await screen.findByText('已加入云鹤队，一起出发吧')).closest('[role=status]')).toBeTruthy()
    await waitFor(() => expect(animate).toHaveBeenCalledTimes(3))
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(screen.queryByText('已加入云鹤队，一起出发吧')).toBeNull())
  })
})

it('the first screen shows what the winning team gets, and leads to all prizes', async () => {
  const { user } = open({ userId: '10001' })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: /^团队大奖 · 30 天 / }))
  expect(scroll.mock.contexts[0]).toBe(document.getElementById('prizes'))
})
