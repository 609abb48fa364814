import { expect, test } from 'vitest'
import { type Entry, withEntries } from './entry.ts'

const entry = (key: string, at: number, result = ''): Entry => ({
  key,
  kind: 'call',
  at,
  name: key,
  result,
  tone: 'plain',
})
const keys = (entries: Entry[]) => entries.map(({ key }) => key)

test('an entry that is reported late stands where it belongs by its time', () => {
  const entries = withEntries(withEntries([], [entry('first', 1), entry('third', 3)]), [entry('second', 2)])
  expect(keys(entries)).toEqual(['third', 'second', 'first'])
})

test('of two entries of one moment the last that was reported stands first', () => {
  expect(keys(withEntries(withEntries([], [entry('a', 1), entry('b', 1)]), [entry('c', 1)]))).toEqual([
    'c',
    'b',
    'a',
  ])
})

test('an entry that is reported again takes its own place, with the time of the first report', () => {
  const [newest, call] = withEntries([entry('newer', 5), entry('call', 1)], [entry('call', 9, '200')])
  expect(newest?.key).toBe('newer')
  expect(call).toMatchObject({ key: 'call', at: 1, result: '200' })
})

test('only a limited number of entries is kept', () => {
  const many = Array.from({ length: 700 }, (_, at) => entry(String(at), at))
  expect(withEntries([], many)).toHaveLength(600)
  expect(withEntries([], many)[0]?.key).toBe('699')
})
