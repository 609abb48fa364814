import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { LandingPage } from './LandingPage.tsx'

/** Opens the toy box as a person of the sandbox; 10002 has a moon, and a star whose days are over. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(LandingPage, { page: 'magic-emoji/landing', userId: '10002', ...options })

const panel = async (name: string) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('section') as HTMLElement

describe('the playground', () => {
  it('the playground plays the emoji that is pressed, and says what it costs and how long it lasts', async () => {
    const { user } = open()
    const play = await panel('先玩再换')
    expect(within(play).getAllByRole('button', { pressed: false })).toHaveLength(7)
    await user.click(within(play).getByRole('button', { name: '喷火小龙' }))
    expect(within(play).getByRole('button', { name: '喷火小龙', pressed: true })).toBeTruthy()
    expect(within(play).getByText('520 魔法糖 · 永久')).toBeTruthy()
  })

  it('the playground leads to the shop with the emoji that was tried', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open()
    const play = await panel('先玩再换')
    await user.click(within(play).getByRole('button', { name: '扭扭猫' }))
    await user.click(within(play).getByRole('button', { name: '去换它' }))
    expect(to).toHaveBeenCalledWith('/magicEmoji', { emoji: 'cat' })
  })

  it('the playground does not promise an emoji that is all gone', async () => {
    const { user } = open()
    const play = await panel('先玩再换')
    await user.click(within(play).getByRole('button', { name: '闪光皇冠' }))
    expect(within(play).getByRole('button', { name: '去看看' })).toBeTruthy()
  })
})

describe('outside the campaign', () => {
  it.each([
    ['before the start', '10005'],
    ['after the end', '10006'],
    ['once it is settled', '10007'],
  ])('%s no emoji is promised', async (_, userId) => {
    open({ userId })
    const play = await panel('先玩再换')
    expect(within(play).getByRole('button', { name: '去看看' })).toBeTruthy()
    expect(within(play).queryByRole('button', { name: '去换它' })).toBeNull()
  })

  it('an emoji that was taken days ago is not called just taken', async () => {
    open({ userId: '10007' })
    expect(await panel('最近换走')).toBeTruthy()
  })
})

describe('my toys', () => {
  it('my toys are those whose days are not over, with my candy', async () => {
    open()
    const mine = await panel('我的玩具')
    expect(within(mine).getAllByRole('listitem')).toHaveLength(1)
    expect(within(mine).getByText('晚安月亮')).toBeTruthy()
    expect(within(mine).getByText('320')).toBeTruthy()
  })

  it('my toys are none at first', async () => {
    open({ userId: '10001' })
    expect(await screen.findByText(/^还没有玩具/)).toBeTruthy()
  })
})

describe('the campaign', () => {
  it('the campaign names its first three, and its winners in the end', async () => {
    open({ userId: '10007' })
    const winners = await panel('本期冠军榜')
    expect(await within(winners).findAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('本期已揭榜')).toBeTruthy()
  })
})
