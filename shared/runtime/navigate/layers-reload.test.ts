import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The browser's history: what the entries hold, and where the person is. */
let entries: unknown[]
let at: number
const listening: [string, EventListener][] = []

const move = (steps: number) => {
  at += steps
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** A document that begins on the entry where the person is, and knows the history alone. */
async function load() {
  vi.resetModules()
  const navigation = await import('./index.ts')
  navigation.watchLayers()
  return navigation
}

beforeEach(() => {
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
  vi.spyOn(history, 'replaceState').mockImplementation((state) => {
    entries[at] = state
  })
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries.splice(++at, entries.length, state)
  })
  vi.spyOn(history, 'go').mockImplementation((steps = 0) => {
    at += steps
  })
  const { addEventListener } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listening.push([name, listener as EventListener])
    addEventListener.call(window, name, listener as EventListener)
  })
})
afterEach(() => {
  for (const [name, listener] of listening.splice(0)) removeEventListener(name, listener)
})

it('after a reload nothing steps back by itself: the sheet’s step may never have been taken', async () => {
  entries = ['before', { layer: 1 }]
  at = 1
  await load()
  expect([at, entries[1]]).toEqual([1, { layer: 0, spare: 1 }])
})

it('after a reload under two sheets the way back leaves the page at once', async () => {
  entries = ['before', null, { layer: 1 }, { layer: 2 }]
  at = 3
  await load()
  move(-1)
  expect(at).toBe(0)
})

it('a sheet that opens after a reload closes on the way back, and the next way back leaves', async () => {
  entries = ['before', null, { layer: 1 }]
  at = 2
  const { openLayer } = await load()
  const closed = openLayer(() => closed())
  move(-1)
  expect(at).toBe(2)
  move(-1)
  expect(at).toBe(0)
})

it('a person who comes back to a page that was reloaded under a sheet leaves it by one more step', async () => {
  entries = ['before', null, { layer: 0, spare: 1 }, 'next']
  at = 2
  await load()
  move(-1)
  expect(at).toBe(0)
})
