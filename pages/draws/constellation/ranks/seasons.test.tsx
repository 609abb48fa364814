import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createSandbox } from '#sandbox/index.ts'
import { ask } from '#sandbox/testing/ask.ts'
import { getRankingHistory } from '#shared/api/constellation-rewards'
import { bridge } from '#shared/runtime/bridge'
import { beStill, callsOf, dialog, press, visit } from '../testing.tsx'

beStill()

describe('seasons', () => {
  it('an ended campaign shows its winners, and still hands out its levels', async () => {
    const page = visit('10007')
    expect(await screen.findByText('本期观星榜')).toBeTruthy()
    await press(page, /抽一次/)
    expect(await screen.findByText('活动已结束')).toBeTruthy()
    const [claim] = await screen.findAllByRole('button', { name: /[^已]领取$/ })
    if (claim) await page.user.click(claim)
    expect(await dialog('恭喜获得')).toBeTruthy()
  })

  it('past rankings are shown one season at a time, with names as text', async () => {
    const page = visit('10002')
    await press(page, '往期榜单')
    const sheet = await dialog('往期榜单')
    const season = await within(sheet).findByRole<HTMLSelectElement>('combobox', { name: '选择期数' })
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(30)
    expect(within(sheet).getByText(/我的名次：第 17 名/)).toBeTruthy()
    expect(sheet.querySelector('li img[src="x"], li b b')).toBeNull()
    const older = season.options[1]?.value ?? ''
    await page.user.selectOptions(season, older)
    await waitFor(() => expect(callsOf(page, 'leaderRankings/history')).toHaveLength(2))
    await waitFor(() => expect(within(sheet).getByRole<HTMLSelectElement>('combobox').value).toBe(older))
  })

  it('people who have no place read that', async () => {
    const page = visit('10001')
    await press(page, '往期榜单')
    const sheet = await dialog('往期榜单')
    expect(await within(sheet).findByText('这一期你没有上榜')).toBeTruthy()
  })

  it('people who are logged out see nothing of a place', async () => {
    await press(visit(), '往期榜单')
    const sheet = await dialog('往期榜单')
    expect(await within(sheet).findAllByRole('listitem')).toHaveLength(30)
    expect(within(sheet).queryByText(/上榜|我的名次/)).toBeNull()
  })

  it.each([
    [12_345, 'Your place: 17, with 12.34K stars'],
    [1, 'Your place: 17, with 1 star'],
  ])('my %i stars are written as in the list', async (stars, said) => {
    const { data } = await ask(createSandbox(), getRankingHistory, {}, { userId: '10002' })
    const page = visit('10002', {
      language: 'en',
      faults: { path: getRankingHistory.path, data: { ...data, me: { rank: 17, stars } } },
    })
    await press(page, 'Past rankings')
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('a season that does not come has a way back', async () => {
    const page = visit('10002')
    await press(page, '往期榜单')
    const sheet = await dialog('往期榜单')
    const season = await within(sheet).findByRole<HTMLSelectElement>('combobox')
    const newest = season.value
    page.sandbox.addFault({ path: '/activity/constellation/leaderRankings/history', status: 500, times: 1 })
    await page.user.selectOptions(season, season.options[1]?.value ?? '')
    await within(sheet).findByRole('button', { name: '重试' })
    expect(season.value).not.toBe(newest)
    await page.user.selectOptions(season, newest)
    expect(await within(sheet).findAllByRole('listitem')).toHaveLength(30)
    expect(season.isConnected).toBe(true)
  })

  it('the ranking opens a profile in the app, and nowhere else', async () => {
    const opened = vi.spyOn(bridge, 'openUserProfilePage').mockResolvedValue({ ok: true, value: null })
    vi.spyOn(bridge, 'client', 'get').mockReturnValue('android')
    const page = visit('10002')
    await press(page, '往期榜单')
    const [first] = await within(await dialog('往期榜单')).findAllByRole('listitem')
    const name = within(first as HTMLElement).getByRole('button')
    await page.user.click(name)
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('the page shows a message when there is no past season yet', async () => {
    const page = visit('10008')
    await press(page, '往期榜单')
    expect(await screen.findByText('还没有往期榜单')).toBeTruthy()
  })
})
