import { expect, it } from 'vitest'
import { surroundingsOf } from './surroundings.ts'

it('a page is opened in the browser of a phone, unless its state says otherwise', () => {
  const { userAgent, width, height, prelude, framed } = surroundingsOf({})
  expect(userAgent).toMatch(/Android .*Mobile/)
  expect([width, height, prelude, framed]).toEqual([375, 812, '', false])
})

it.each(['android', 'ios', 'flutter'] as const)(
  'inside the app on %s it finds what the app brings',
  (client) => {
    const { userAgent, prelude } = surroundingsOf({ client })
    expect(userAgent).toContain('PartyPlay/3.17.0')
    expect(prelude).toContain('jumpRoom')
  },
)

it('a messenger says its name', () => {
  expect(surroundingsOf({ client: 'messenger' }).userAgent).toContain('MicroMessenger')
})

it('a computer is wide, and no phone', () => {
  const { userAgent, width, phone } = surroundingsOf({ device: 'desktop' })
  expect([userAgent.includes('Mobile'), width, phone]).toEqual([false, 1280, false])
})
