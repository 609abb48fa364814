import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { PrizeGrid } from './index.ts'

test('every prize shows how many there are and its odds, and a draw can light one up', () => {
  const prizes = [
    { id: 'coin', name: '金币', art: <i />, count: 'x10', note: '概率 40%' },
    { id: 'star', name: '星钻', art: <i /> },
  ]
  renderComponent(<PrizeGrid prizes={prizes} picked="star" />)
  const [coin, star] = screen.getAllByRole('listitem')
  expect(coin?.textContent).toBe('x10金币概率 40%')
  expect([coin, star].map((prize) => prize?.hasAttribute('data-picked'))).toEqual([false, true])
})
