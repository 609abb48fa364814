import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageOptions, renderPage } from '#testing'
import { FastLanePage } from './FastLanePage.tsx'

/** 21:30 by the product's clock. */
const EVENING = Date.UTC(2026, 2, 4, 13, 30)
const OVERVIEW = '/user/captain/task'

const open = (userId: string | undefined = '10001', options: Partial<PageOptions> = {}) =>
  renderPage(FastLanePage, { page: 'warlord/fast-lane', userId, now: EVENING, ...options })

const claims = (calls: readonly { path: string; method: string }[]) =>
  calls.filter(({ path }) => path.endsWith('/task/receive'))

describe('the road of beacons', () => {
  it('the road of beacons says how many hours are hosted, and how many are left to the next', async () => {
    open()
    expect(await screen.findByText('再主持 5 小时，点燃下一座烽火')).toBeTruthy()
    const road = screen.getByRole('heading', { name: '烽火之路' }).parentElement as HTMLElement
    expect(
      within(road)
        .getAllByRole('listitem')
        .map((row) => row.dataset.state),
    ).toEqual(['locked', 'locked', 'locked', 'claimable'])
  })

  it('a dark beacon says how many hours are missing', async () => {
    const { user, sandbox } = open()
    const dark = await screen.findAllByRole('button', { name: '未达成' })
    await user.click(dark[dark.length - 1] as HTMLElement)
    expect(await screen.findByText('再主持 5 小时就能点燃')).toBeTruthy()
    expect(claims(sandbox.calls)).toHaveLength(0)
  })
})

describe('the lane', () => {
  it('the lane that is to come says when it opens, and claims nothing', async () => {
    open('10005')
    expect(await screen.findByText('距出发')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '领取' })).toBeNull()
  })

  it('the lane that has ended can still be claimed, and names nobody before it is settled', async () => {
    open('10006')
    expect(await screen.findByText('快车道已关闭，成绩核算中')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: '领取' }).length).toBeGreaterThan(0)
    expect(screen.queryByText('最快登关')).toBeNull()
  })

  it('the lane that is settled names who was fastest, names as text', async () => {
    open('10007')
    expect(await screen.findByText('最快登关')).toBeTruthy()
    expect(screen.getByText('<b>阿泽</b>')).toBeTruthy()
  })

  it('a veteran has left the lane behind, and is shown the duties', async () => {
    open('10003')
    expect(await screen.findByText('你已走过这段路')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去看队长军务' }).getAttribute('href')).toBe('/captainTask')
  })
})

describe('levels and pay', () => {
  it('levels and pay are open to people who are not logged in', async () => {
    const { sandbox } = renderPage(FastLanePage, { page: 'warlord/fast-lane', now: EVENING })
    expect(await screen.findByText('在厅里主持，按小时得 PP币')).toBeTruthy()
    expect(await screen.findByRole('radio', { name: /朝阳队长/ })).toBeTruthy()
    expect(sandbox.calls.every(({ path }) => path !== OVERVIEW)).toBe(true)
  })

  it('levels and pay begin with the level to come, and what it still asks for', async () => {
    open()
    const next = await screen.findByRole('radio', { name: /微光队长/ })
    await waitFor(() => expect((next as HTMLInputElement).checked).toBe(true))
    expect(screen.getByRole('progressbar', { name: '累计时长（小时）' }).getAttribute('aria-valuenow')).toBe(
      '3',
    )
  })

  it('a day pays its hours by the level: none under one, no more than three', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /朝阳队长/ }))
    const hours = (value: string) => fireEvent.change(screen.getByRole('slider'), { target: { value } })
    expect(document.querySelector('output')?.textContent).toContain('480')
    hours('0.5')
    expect(document.querySelector('output')?.textContent).toContain('每天可得0')
    expect(screen.getByText(/当天不满 1 小时不计/)).toBeTruthy()
    hours('2')
    expect(document.querySelector('output')?.textContent).toContain('320')
    hours('6')
    expect(document.querySelector('output')?.textContent).toContain('480')
    expect(screen.getByText(/每天最多奖励 3 小时/)).toBeTruthy()
  })
})
