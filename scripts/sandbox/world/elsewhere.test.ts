import { expect, test } from 'vitest'
import { checkClaimedHere, doneElsewhere } from './elsewhere.ts'
import { createState } from './state.ts'

const state = () => createState('elsewhere', Date.UTC(2026, 3, 8), () => 1)

test('the first claim of an unlucky person in each campaign was made on another phone, the second was not', () => {
  const unlucky = state().user('10009')
  expect(() => checkClaimedHere(unlucky, 'bingo')).toThrow('2060 You have already claimed this')
  expect(() => checkClaimedHere(unlucky, 'bingo')).not.toThrow()
  expect(() => checkClaimedHere(unlucky, 'cp')).toThrow('2060')
})

test('nobody else meets a claim that was made on another phone', () => {
  expect(doneElsewhere(state().user('10002'), 'bingo')).toBe(false)
  expect(doneElsewhere(state().guest(), 'bingo')).toBe(false)
})
