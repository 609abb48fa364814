import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Losses } from './index.ts'

const coins = { id: 'coins', kind: 'coin', name: 'PP coins', amount: 20, days: 0, image: '' } as const
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('every loss is named, unclaimed rewards among them, and then what stays', () => {
  const { rerender } = renderComponent(
    <Losses items={['320 points']} rewards={[coins]} draw={() => null} after="The album stays" />,
    'en',
  )
  expect(lines()).toEqual([
    '320 points',
    expect.stringMatching(/^unclaimed awards: PP coins/),
    'The album stays',
  ])
  rerender(<Losses items={['0 points']} rewards={[]} draw={() => null} after="The album stays" />)
  expect(lines()).toEqual(['0 points', 'The album stays'])
})
