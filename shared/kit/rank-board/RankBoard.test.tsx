import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { RankBoard, type RankRow } from './index.ts'

const person = (rank: number | null, name: string, value: number): RankRow => ({
  id: name,
  rank,
  name,
  value,
  avatar: '',
})
const rows = [
  person(1, '夜航船', 128800),
  person(2, 'Milo', 9000),
  person(3, '阿岚', 700),
  person(3, '北屿', 700),
]

test('places are read in order, with short numbers and their unit', () => {
  renderComponent(<RankBoard rows={rows} unit={() => '分'} />)
  for (const portrait of document.querySelectorAll('bdi[aria-hidden]')) portrait.remove()
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toEqual(['1夜航船12.88万分', '2Milo9000分', '3并列阿岚700分', '3并列北屿700分'])
})

test('my row stands below with the gap to the next place', () => {
  renderComponent(<RankBoard rows={rows} unit={() => '分'} mine={{ ...person(4, '我自己', 650), gap: 50 }} />)
  expect(screen.getByText('距上一名 50分')).toBeTruthy()
  expect(screen.getByText('我', { ignore: 'text' })).toBeTruthy()
})

test('a unit of letters keeps its distance from the number', () => {
  renderComponent(
    <RankBoard rows={rows} unit={() => 'stars'} mine={{ ...person(4, 'Mia', 650), gap: 50 }} />,
    'en',
  )
  expect(screen.getByText('50 stars to the next place')).toBeTruthy()
})

test('a person who is not on the board reads that', () => {
  renderComponent(<RankBoard rows={rows} mine={person(null, '我自己', 0)} />, 'en')
  expect(screen.getByText('No rank')).toBeTruthy()
})

test('a press on a row of the board opens the person', async () => {
  const open = vi.fn()
  const { user } = renderComponent(<RankBoard rows={rows} onOpen={open} />)
  await user.click(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByRole('button'))
  expect(open.mock.calls).toEqual([[rows[1]]])
})

test('an empty board shows a message instead of showing a podium', () => {
  renderComponent(<RankBoard rows={[]} />)
  expect(screen.getByText('虚位以待')).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})
