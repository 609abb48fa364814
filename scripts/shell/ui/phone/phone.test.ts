import { expect, test, vi } from 'vitest'
import { barColour, inkOn } from './colours.ts'
import { scaleFor } from './fit.ts'
import { setLine } from './set-line.ts'

test.each([
  [{ width: 800, height: 1000 }, 1],
  [{ width: 800, height: 459 }, 0.5],
  [{ width: 99, height: 1000 }, 0.25],
  [{ width: 0, height: 0 }, 1],
])('in a room of %j the phone is drawn at %d', (room, scale) => {
  expect(scaleFor(room, { width: 396, height: 918 })).toBe(scale)
})

test('the bar has the colour of the page in our apps, and an ink that can be read on it', () => {
  expect(barColour('android', '#b5dcd3')).toBe('#b5dcd3')
  expect(barColour('messenger', '#b5dcd3')).not.toBe('#b5dcd3')
  expect(inkOn('#b5dcd3')).toBe('#000000')
  expect(inkOn('#0b0722')).toBe('#ffffff')
})

test('an open page is notified that the line has gone and come back', () => {
  const listener = vi.fn()
  for (const name of ['online', 'offline'])
    window.addEventListener(name, () => listener(name, navigator.onLine))
  setLine(window, 'no-calls')
  setLine(window, 'on')
  setLine(null, 'on')
  expect(listener.mock.calls).toEqual([
    ['offline', false],
    ['online', true],
  ])
})
