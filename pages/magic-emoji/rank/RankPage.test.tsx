import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { afterThisTest } from '#testing/browser.ts'
import { RankPage } from './RankPage.tsx'

const SHOP = '/activity/magicEmoji/activityInfo'

/** Opens the ranking as a person of the sandbox; 10002 has exchanged 140. */
const open = (options: Partial<PageOptions> = {}) =>
  renderPage(RankPage, { page: 'magic-emoji/rank', userId: '10002', ...options })

const panel = async (name: string) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('section') as HTMLElement

describe('the ranking', () => {
  it('the ranking has three on the blocks, and the others behind them, page by page', async () => {
    const { user } = open()
    const board = await panel('紧跟其后')
    const podium = screen.getAllByRole('list')[0] as HTMLElement
    expect(within(podium).getAllByRole('listitem')).toHaveLength(3)
    expect(within(board).getAllByRole('listitem')).toHaveLength(17)
    await user.click(within(board).getByRole('button', { name: '再看一些' }))
    expect(await within(board).findByText('21')).toBeTruthy()
    expect(within(board).getAllByRole('listitem')).toHaveLength(37)
  })

  it('the ranking shows me my place, what I spent and what is missing to the next', async () => {
    open()
    expect(await screen.findByText(/^我的名次：\d+$/)).toBeTruthy()
    expect(screen.getByText('已换 140 糖')).toBeTruthy()
    expect(await screen.findByText(/^再换 \d+ 糖，超过前一名$/)).toBeTruthy()
  })

  it('the ranking leads from my row to the shop while the campaign runs', async () => {
    const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '去换' }))
    expect(to).toHaveBeenCalledWith('/magicEmoji')
  })

  it('the ranking opens the person on a block as it does one of a row, in the app', async () => {
    const app = { openUserProfilePage: vi.fn() }
    Object.assign(window, { android: app })
    afterThisTest(() => Reflect.deleteProperty(window, 'android'))
    const { user } = open()
    await panel('紧跟其后')
    const [first] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('button')
    await user.click(first as HTMLElement)
    await vi.waitFor(() => expect(app.openUserProfilePage).toHaveBeenCalledTimes(1))
  })

  it('the ranking names what every place receives', async () => {
    open()
    const prizes = await panel('上榜有奖')
    expect(within(prizes).getByText('11–30')).toBeTruthy()
    expect(within(prizes).getByText('云上城堡')).toBeTruthy()
  })
})

describe('its states', () => {
  it('before the start nobody is ranked, and the prizes are there', async () => {
    open({ userId: '10005' })
    expect(await screen.findByText('还没有人上榜')).toBeTruthy()
    expect(await panel('上榜有奖')).toBeTruthy()
    expect(await screen.findByText('距离开箱')).toBeTruthy()
  })

  it('once the campaign is settled the places are final, and nobody is sent to the shop', async () => {
    open({ userId: '10007' })
    expect(await panel('最终名次')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '去换' })).toBeNull()
  })

  it('without the campaign’s dates the page offers to ask for them again', async () => {
    const { user } = open({ faults: { path: SHOP, status: 500, times: 1 } })
    await panel('紧跟其后')
    expect(screen.queryByText('距离收箱')).toBeNull()
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('距离收箱')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('where nothing came one press asks for all of it again', async () => {
    const path = '/activity/magicEmoji/*'
    const { user, sandbox } = open({ faults: { path, status: 500 } })
    const retry = await screen.findByRole('button', { name: '重试' })
    sandbox.addFault({ path, delayMs: 0 })
    await user.click(retry)
    expect(await panel('紧跟其后')).toBeTruthy()
    expect(await screen.findByText('距离收箱')).toBeTruthy()
  })
})
