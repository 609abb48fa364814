import { expect, it } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { sumRewards, useRewardCount, useRewardNames } from './index.ts'

function Count({ amount, days }: { amount: number; days: number }) {
  return <p>{useRewardCount()({ amount, days })}</p>
}

it.each([
  ['zh', 3, 0, '×3'],
  ['zh', 1, 7, '7 天'],
  ['tw', 2, 30, '×2 30 天'],
  ['en', 1, 1, '1 day'],
  ['en', 12_345, 7, '×12,345 7 days'],
  ['en', 1, 0, ''],
] as const)('in %s %i for %i days reads as "%s"', (language, amount, days, text) => {
  const { container } = renderComponent(<Count amount={amount} days={days} />, language)
  expect(container.querySelector('p')?.textContent).toBe(text)
})

it('equal rewards are added up, those that last otherwise stand apart', () => {
  const coin = (amount: number) => ({ id: 'coin', amount, days: 0 })
  const frame = (days: number) => ({ id: 'frame', amount: 1, days })
  expect(sumRewards([coin(20), frame(7), coin(30), frame(3)]).map(({ reward }) => reward)).toEqual([
    coin(50),
    frame(7),
    frame(3),
  ])
})

it('rewards are named in a sentence, with what stands between two', () => {
  const rose = { id: 'rose', name: '玫瑰', amount: 3, days: 0 }
  const frame = { id: 'frame', name: '头像框', amount: 1, days: 7 }
  function Sentence() {
    const names = useRewardNames()
    return <p>{`${names([rose, frame])}; ${names([rose, rose], ', ')}`}</p>
  }
  const { container } = renderComponent(<Sentence />)
  expect(container.querySelector('p')?.textContent).toBe('玫瑰 ×3 + 头像框 7 天; 玫瑰 ×3, 玫瑰 ×3')
})
