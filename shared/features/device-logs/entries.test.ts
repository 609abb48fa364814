import { expect, it } from 'vitest'
import { note } from '#shared/runtime/log/event.ts'
import { entriesOf, filtered } from './entries.ts'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000

const logs = {
  steps: 0,
  errors: [
    { main: 'render', date: NOW - 2 * HOUR, error: 'Error: token=abcdef123456\n  at x', info: 'in Page' },
  ],
  pending: [
    { ...note('battle.claim', 'button'), page: '/battle', time: NOW - 60_000, rid: 'r1' },
    { ...note('page.view', 'page'), page: '/boss', time: NOW - 30 * HOUR, rid: 'r2' },
  ],
}
const entries = entriesOf(logs)
const titles = (filter: Partial<Parameters<typeof filtered>[1]>) =>
  filtered(entries, { since: undefined, scene: undefined, page: '', ...filter }, NOW).map(
    ({ title }) => title,
  )

it('errors and events stand together, the newest first, with secrets masked', () => {
  expect(entries.map(({ title }) => title)).toEqual(['battle.claim', 'Error: token=***', 'page.view'])
  expect(JSON.stringify(entries)).not.toContain('abcdef123456')
})

it('an entry is found by its time, where it happened, and its page', () => {
  expect(titles({ since: HOUR })).toEqual(['battle.claim'])
  expect(titles({ since: 24 * HOUR })).toEqual(['battle.claim', 'Error: token=***'])
  expect(titles({ scene: 1 })).toEqual(['page.view'])
  expect(titles({ page: '/battle' })).toEqual(['battle.claim'])
})

it('an event without an address, as a guard notes its boot, is shown; what cannot be read is left out', () => {
  const boot = { rid: 'r3', id: 'boot', page: '/boss', time: NOW, extra: '{"outcome":"left"}' }
  const stored = [
    boot,
    null,
    'x',
    { rid: 7 },
    { rid: 'r4', id: 'page.view', time: 'soon', href: 1, extra: {} },
  ]
  const read = entriesOf({ steps: 0, errors: [null, { error: 5 }], pending: stored } as never)
  expect(read.map(({ id, time }) => [id, time])).toEqual([
    ['r3', NOW],
    ['r4', 0],
  ])
})

it('an event names the number by which it is found', () => {
  expect(entries[0]?.detail).toContain('rid: r1')
})
