import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'activity-12@pages.example',
  title: '观星图志',
  text: 'Stars; keys, and\nmore \\ less',
  startAt: Date.UTC(2026, 10, 27, 12),
  endAt: Date.UTC(2026, 10, 28, 12, 30),
  url: 'https://pages.example/constellation',
}
const linesOf = (text: string) => text.split('\r\n')

it('a calendar file holds the event in UTC, with a reminder ten minutes before', () => {
  const lines = linesOf(calendarFile(event, Date.UTC(2026, 10, 25, 1, 2, 3)) ?? '')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:activity-12@pages.example',
      'DTSTAMP:20261125T010203Z',
      'DTSTART:20261127T120000Z',
      'DTEND:20261128T123000Z',
      'SUMMARY:观星图志',
      'TRIGGER:-PT10M',
    ]),
  )
  expect(lines.at(-1)).toBe('')
})

it('signs that a calendar would read as its own are escaped', () => {
  expect(calendarFile(event, 0)).toContain('DESCRIPTION:Stars\\; keys\\, and\\nmore \\\\ less\r\n')
})

it.each([
  ['cannot be read', Number.NaN],
  ['is its start', event.startAt],
  ['is before its start', event.startAt - 1],
])('an event whose end %s has none in the file', (_, endAt) => {
  expect(calendarFile({ ...event, endAt }, 0)).not.toContain('DTEND')
})

it('an event whose start cannot be read has no file', () => {
  expect(calendarFile({ ...event, startAt: Number.NaN }, 0)).toBeUndefined()
})

it('control characters are left out, and no value begins a line of its own', () => {
  const odd = { ...event, title: 'A\u0000B\u0007\tC\u2028D', uid: '1\r\nX:1', url: 'https://a.example/\nX:2' }
  const lines = linesOf(calendarFile(odd, 0) ?? '')
  expect(lines).toContain('SUMMARY:AB\tC\\nD')
  expect(lines.filter((line) => /^X:/.test(line))).toEqual([])
})

it('a long line is folded at 75 octets, between signs', () => {
  const title = '星'.repeat(60)
  const text = calendarFile({ ...event, title }, 0) ?? ''
  for (const line of linesOf(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
