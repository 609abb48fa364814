import { expect, it } from 'vitest'
import { decimalOf } from './money.ts'

it('amounts are written with the decimals of their currency', () => {
  expect([decimalOf(1250), decimalOf(5), decimalOf(0), decimalOf(800, 0), decimalOf(1550, 3)]).toEqual([
    '12.50',
    '0.05',
    '0.00',
    '800',
    '1.550',
  ])
})
