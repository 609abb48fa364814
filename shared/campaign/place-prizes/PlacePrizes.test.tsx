import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n } from '#shared/runtime/i18n'
import { renderComponent } from '#testing/render-component.tsx'
import { formatOrdinal, PlacePrizes } from './index.ts'

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

test('a place is an ordinal in English, and its digits in Chinese', () => {
  startI18n('en', {})
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 123].map(formatOrdinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '111th',
    '123rd',
  ])
  startI18n('tw', {})
  expect(formatOrdinal(21)).toBe('21')
})
