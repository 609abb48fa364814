import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { PlainRows } from '#testing/demo-parts/PlainRows'
import { listOf } from '#testing/demo-parts/paged-list'
import { renderComponent } from '#testing/render-component.tsx'
import { EndlessRanking, PeopleRanking, rankRow } from './index.ts'

const person = (rank: number, nickname: string, score: number, gap = 0) => ({
  userId: nickname,
  rank,
  nickname,
  score,
  gap,
  portrait: '',
})
type Person = ReturnType<typeof person>
const FIVE = [
  person(1, '夜航船', 900),
  person(2, 'Milo', 800),
  person(3, '阿岚', 700),
  person(4, '北屿', 600),
  person(4, 'Mei', 600),
]
const people = (mine: Person | null, list: object = {}) =>
  listOf<Person, { mine: Person | null }>(FIVE, { done: true, ...list }, { mine })
const board = (change: object = {}, mine: Person | null = null) => (
  <EndlessRanking people={people(mine)} unit={() => '分'} endless={PlainRows} {...change} />
)
const text = () => {
  for (const portrait of document.querySelectorAll('bdi[aria-hidden]')) portrait.remove()
  return document.body.textContent
}

it('three people stand on the podium, and the others follow in the list, with ties marked', () => {
  renderComponent(board())
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(text()).toContain('4并列北屿600分4并列Mei600分')
})

it('without an endless list every person stands on the board, above a button for more', async () => {
  const more = vi.fn()
  const { user } = renderComponent(
    <PeopleRanking people={people(null, { done: false, more })} unit={() => '分'} />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: '查看更多' }))
  expect(more).toHaveBeenCalledTimes(1)
})

it('my row shows what is missing to the next place, until the campaign is over', () => {
  const mine = person(6, '我', 500, 100)
  const { rerender } = renderComponent(board({}, mine))
  expect(screen.getByText('距上一名 100分')).toBeTruthy()
  rerender(board({ over: true }, mine))
  expect(screen.queryByText('距上一名 100分')).toBeNull()
})

it('a person without a place is not ranked', () => {
  expect(rankRow(person(0, 'Mei', 0))).toMatchObject({ rank: null, value: 0 })
})

it('in the app every row of a ranking opens its person', async () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const open = vi.spyOn(bridge, 'openUserProfilePage').mockResolvedValue({ ok: true, value: null })
  const { user } = renderComponent(board())
  for (const name of [/Milo/, /北屿/]) await user.click(screen.getByRole('button', { name }))
  expect(open.mock.calls).toEqual([['Milo'], ['北屿']])
})
