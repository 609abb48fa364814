import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test.each([
  ['a refusal by code', { kind: 'business', code: 2007 }],
  ['a status that refuses', { kind: 'http', code: 409 }],
  [
    'a breakdown with a bizCode that the call knows as a plain no',
    { kind: 'business', code: 500, bizCode: 'GONE' },
  ],
])('a call that failed with %s did nothing', (_, failure) =>
  expect(outcomeOf(failure, ['GONE'])).toBe('refused'),
)

test.each([
  ['a connection that broke', { kind: 'network' }],
  ['a timeout', { kind: 'timeout' }],
  ['an answer that is nonsense', { kind: 'contract' }],
  ['a page that no longer waits', { kind: 'aborted' }],
  ['a gateway', { kind: 'http', code: 502 }],
  ['a redirect', { kind: 'http', code: 302 }],
  ['a server that broke down', { kind: 'business', code: 500 }],
  ['one that shows a message in an envelope', { kind: 'http', code: 503, answered: true }],
  ['one with an unknown bizCode', { kind: 'business', code: 500, bizCode: 'ODD' }],
])('after %s a call may have been done', (_, failure) => expect(outcomeOf(failure, ['GONE'])).toBe('unknown'))

test.each([
  ['a logged-out call', { kind: 'login' }],
  ['a login that ended', { kind: 'unauthorised', code: 401 }],
  ['a press that came too soon', { kind: 'unsent' }],
  ['a phone without a line', { kind: 'network', neverSent: true }],
])('a call that failed with %s did nothing this time', (_, failure) =>
  expect(outcomeOf(failure)).toBe('unsent'),
)
