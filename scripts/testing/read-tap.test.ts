import { expect, it } from 'vitest'
import { readTap } from './read-tap.ts'

it.each([
  ['goal', { press: 'goal' }],
  ['day#2', { press: 'day', nth: 2 }],
  ['mobile=138 0001=0001', { fill: 'mobile', text: '138 0001=0001' }],
])('%s is read', (tap, read) => {
  expect(readTap(tap)).toEqual(read)
})
