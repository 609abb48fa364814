import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serverNow } from '#shared/runtime/clock'
import { renderComponent } from '#testing/render-component.tsx'
import { Lately, Winners } from './index.ts'

const winners = [
  { userId: '1', rank: 1, nickname: '夜航船', note: '星辰戒指', figure: '900' },
  { userId: '2', rank: 2, nickname: 'Milo', figure: '700' },
]
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

it('a list of winners shows them in order, with what they won and how', () => {
  renderComponent(<Winners winners={winners} />)
  expect(rows()).toEqual(['1夜航船星辰戒指900', '2Milo700'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('a press on a winner opens the person', async () => {
  const open = vi.fn()
  const { user } = renderComponent(<Winners winners={winners} onOpen={open} />)
  await user.click(screen.getByRole('button', { name: /Milo/ }))
  expect(open).toHaveBeenCalledWith('2')
})

const DAY = 86_400_000
const got = (userId: string, at: number) => ({
  userId,
  nickname: userId,
  portrait: '',
  at,
  reward: { id: 'candy', name: '糖果', amount: 3, days: 0 },
})

it('a list of winners shows the time of today’s prizes, and the day of earlier ones', () => {
  const now = serverNow()
  renderComponent(<Lately won={[got('Mei', now), got('Aria', now - 2 * DAY)]} most={5} otherDay="day" />)
  const [today, before] = rows()
  expect(today).toMatch(/^Mei糖果 .*3.*\d\d:\d\d$/)
  expect(before).toMatch(/^Aria糖果 .*3.*\d+月\d+日$/)
})

it('a list of winners shows no more of them than it was asked for', () => {
  renderComponent(<Lately won={[1, 2, 3].map((at) => got(String(at), at))} most={2} otherDay="minute" />)
  expect(rows()).toHaveLength(2)
})
