import { expect, it } from 'vitest'
import { hasNewShare } from './app-version.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 11; Redmi 9) Chrome/120.0.0.0 Mobile Safari/537.36'

it.each([
  ['3.9.9', false],
  ['3.11.99', false],
  ['3.12', true],
  ['3.12.0', true],
  ['3.12.1', true],
  ['3.17.0', true],
  ['3.100', true],
  ['4', true],
  ['2.99.99', false],
  ['', false],
  ['x.y', false],
])('an app that says "%s" has the new share call: %s', (version, has) => {
  expect(hasNewShare(`${PHONE} PartyPlay/${version}`)).toBe(has)
})

it('an agent without our mark has the old one', () => {
  expect(hasNewShare(PHONE)).toBe(false)
})
