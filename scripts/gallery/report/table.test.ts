import { expect, it } from 'vitest'
import type { Entry } from '../entry.ts'
import { exitCodeOf, tableOf } from './table.ts'

const entry = (state: string, fields: Partial<Entry> = {}): Entry => ({
  page: 'pets/house',
  state,
  language: 'en',
  verdict: 'same',
  findings: [],
  ...fields,
})
const changed = entry('ended', { verdict: 'changed', share: 0.01234 })
const unreached = entry('asleep', { verdict: 'new', unreached: 'The tap "bed" was not found.' })
const slip = entry('failed', { findings: ['a raw text: undefined'] })

it('the table counts by page and names what asks for a look', () => {
  const lines = tableOf([
    entry('running'),
    changed,
    unreached,
    slip,
    entry('old', { verdict: 'gone' }),
  ]).split('\n')
  expect(lines[0]?.split(/\s+/)).toEqual(['page', 'same', 'changed', 'new', 'gone', 'amiss'])
  expect(lines[1]?.split(/\s+/)).toEqual(['pets/house', '2', '1', '1', '1', '2'])
  expect(lines.slice(2)).toEqual([
    'pets/house/ended.en.png: changed by 1.23%',
    'pets/house/asleep.en.png: not reached. The tap "bed" was not found.',
    'pets/house/failed.en.png: a raw text: undefined',
    'pets/house/old.en.png: gone',
  ])
})

it('a change too small for its digits is no zero', () => {
  expect(tableOf([entry('running', { verdict: 'changed', share: 0.00001 })])).toContain('changed by <0.01%')
})

it.each([
  ['all is as accepted, or new', [entry('running'), entry('ended', { verdict: 'new' })], 0],
  ['a picture changed', [entry('running'), changed], 1],
  ['a picture shows a mistake', [slip], 1],
  ['a state was not reached', [changed, unreached], 2],
] as const)('%s: the run ends with it', (_, entries, code) => {
  expect(exitCodeOf(entries)).toBe(code)
})
