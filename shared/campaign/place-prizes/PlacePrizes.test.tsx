import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { PlacePrizes } from './index.ts'

const coin = { id: 'coin', kind: 'coin', name: 'PP coins', amount: 888, days: 0, image: '' } as const

test('one place and several are named, with what each of them receives', () => {
  renderComponent(
    <PlacePrizes
      ties
      places={[
        { from: 1, to: 1, rewards: [coin] },
        { from: 2, to: 3, title: 'Star', rewards: [coin] },
      ]}
    />,
    'en',
  )
  expect(screen.getByText('1st')).toBeTruthy()
  expect(screen.getByText('2nd–3rd').textContent).toBe('2nd–3rdStar')
  expect(screen.getAllByText(/888/)).toHaveLength(2)
  expect(screen.getByText('Ties go to whoever got there first.')).toBeTruthy()
})
