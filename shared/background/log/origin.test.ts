import { expect, it, vi } from 'vitest'
import { log, type NotedEvent, notedKeys } from '#shared/runtime/log'
import { originsOf, rememberOrigin } from './origin.ts'

const noted = (): NotedEvent[] => notedKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? 'null'))

it('an event has the origin of the page load that noted it, whichever page sends it', () => {
  log.action('now')
  const [now] = noted() as [NotedEvent]
  const earlier = { ...now, rid: `${now.rid.slice(0, 8)}abcdefgh${now.rid.slice(16)}` }
  const old = { build: 'aaaaaaaaaaaa', runtime: 'b', client: 'ios', engine: 'oldest', connection: '3g' }
  localStorage.setItem('statisticsOrigins', JSON.stringify({ abcdefgh: old }))
  vi.stubGlobal('navigator', { ...navigator, connection: { effectiveType: '4g' } })
  rememberOrigin()
  vi.unstubAllGlobals()
  expect(originsOf([earlier, now])).toEqual([
    old,
    { build: '', runtime: '', client: 'web', engine: 'current', connection: '4g' },
  ])
})

it('an event of a page that was left before it was known has no origin, and never that of another', () => {
  log.action('now')
  const [now] = noted() as [NotedEvent]
  rememberOrigin()
  expect(originsOf([{ ...now, rid: `${now.rid.slice(0, 8)}zzzzzzzz0000` }])).toEqual([undefined])
})

it('only the last page loads are remembered', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`mark${1000 + index}`, {}]))
  localStorage.setItem('statisticsOrigins', JSON.stringify(many))
  rememberOrigin()
  const kept = Object.keys(JSON.parse(localStorage.getItem('statisticsOrigins') ?? ''))
  expect([kept.length, kept[0]]).toEqual([30, 'mark1031'])
})
