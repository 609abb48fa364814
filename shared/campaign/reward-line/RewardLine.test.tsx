import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reward } from '#shared/campaign/reward'
import { renderComponent } from '#testing/render-component.tsx'
import { RewardLine, rarestOf, TopPrize } from './index.ts'

const coin = (amount: number): Reward => ({
  id: 'coin',
  kind: 'coin',
  name: 'PP币',
  amount,
  days: 0,
  image: '',
})
const frame: Reward = { id: 'frame', kind: 'frame', name: '头像框', amount: 1, days: 7, image: '' }
const title: Reward = { id: 'title', kind: 'title', name: '称号', amount: 1, days: 0, image: '' }
const draw = ({ kind }: Reward) => <i title={kind} />

const said = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('a line names every reward with how many and for how long, and equal ones as their sum', () => {
  renderComponent(<RewardLine rewards={[coin(20), frame, coin(30), title]} draw={draw} />)
  expect(said()).toEqual(['PP币 ×50', '头像框 7 天', '称号 '])
  expect(screen.getByTitle('frame')).toBeTruthy()
})

test('where a family shows a message, a single lasting reward is counted as one too', () => {
  renderComponent(<RewardLine rewards={[title, frame]} draw={draw} single="×1" />)
  expect(said()).toEqual(['称号 ×1', '头像框 7 天'])
})

test('within a sentence the rewards are no list', () => {
  renderComponent(
    <p>
      <RewardLine rewards={[coin(2)]} draw={draw} inline />
    </p>,
  )
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('×2')).toBeTruthy()
})

test('the rarest of what can be drawn is the one with the smallest chance', () => {
  const drawn = [
    { reward: coin(2), percent: 90 },
    { reward: frame, percent: 4 },
    { reward: title, percent: 6 },
  ]
  expect(rarestOf(drawn)).toEqual([frame])
  expect(rarestOf([])).toEqual([])
})

test('the top prize says how it is won once it is known, and nothing before', () => {
  const { container, rerender } = renderComponent(
    <TopPrize label="榜首可得" rewards={undefined} draw={draw} />,
  )
  expect(container.textContent).toBe('')
  rerender(<TopPrize label="榜首可得" rewards={[frame]} draw={draw} />)
  expect(container.textContent).toBe('榜首可得 头像框 7 天')
})
