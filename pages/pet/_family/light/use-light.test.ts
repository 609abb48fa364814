import { expect, it } from 'vitest'
import { lightAt } from './use-light.ts'

it.each([
  ['05:59', 'night'],
  ['06:00', 'day'],
  ['16:59', 'day'],
  ['17:00', 'dusk'],
  ['19:00', 'night'],
  ['23:30', 'night'],
  ['00:10', 'night'],
])('at %s in Shanghai it is %s, whatever the phone’s zone', (time, light) => {
  expect(lightAt(Date.parse(`2026-11-20T${time}:00+08:00`))).toBe(light)
})
