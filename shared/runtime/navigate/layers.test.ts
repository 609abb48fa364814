import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideToast, toast, toastNow } from '#shared/runtime/toast'
import { navigate, openLayer, watchLayers } from './index.ts'

watchLayers()

/** The browser's history: what the entries hold, and where the person is. */
let entries: unknown[]
let at: number
/** Steps that were asked for; a browser takes them a moment later. */
let asked: number[]
const loaded = vi.fn()
const depth = () => (entries[at] as { layer?: number } | null)?.layer ?? 0

const move = (steps: number) => {
  at += steps
  window.dispatchEvent(new PopStateEvent('popstate'))
}
const take = () => {
  for (const steps of asked.splice(0)) move(steps)
}
/** Lets what was put off happen, and the browser take its steps. */
const pass = () => {
  vi.advanceTimersByTime(0)
  take()
  vi.advanceTimersByTime(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  entries = [null]
  at = 0
  asked = []
  loaded.mockReset()
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries.splice(++at, entries.length, state)
  })
  vi.spyOn(history, 'replaceState').mockImplementation((state) => {
    entries[at] = state
  })
  vi.spyOn(history, 'go').mockImplementation((steps = 0) => void asked.push(steps))
  vi.spyOn(location, 'assign').mockImplementation((url) => loaded('assign', url))
  vi.spyOn(location, 'replace').mockImplementation((url) => loaded('replace', url))
})
afterEach(() => {
  for (const closed of left.splice(0)) closed()
  pass()
  hideToast()
})

/** Takes away what a test has left open. */
const left: (() => void)[] = []

/** Opens something that closes on request, as a sheet does. */
function openSheet() {
  const sheet = { open: true, close: () => {} }
  const closed = openLayer(() => sheet.close())
  left.push(closed)
  sheet.close = () => {
    sheet.open = false
    closed()
  }
  return sheet
}

it('the way back closes what lies uppermost, and that alone', () => {
  const [lower, upper] = [openSheet(), openSheet()]
  move(-1)
  pass()
  expect([lower.open, upper.open]).toEqual([true, false])
  move(-1)
  pass()
  expect(lower.open).toBe(false)
  expect(at).toBe(0)
})

it('two steps back at once close both', () => {
  const sheets = [openSheet(), openSheet()]
  move(-2)
  pass()
  expect(sheets.map(({ open }) => open)).toEqual([false, false])
})

it('a sheet that its button closed takes its step of the history back', () => {
  openSheet().close()
  expect(at).toBe(1)
  pass()
  expect(at).toBe(0)
})

it('a sheet that opens in the place of another takes over its step', () => {
  openSheet().close()
  const next = openSheet()
  pass()
  expect(next.open).toBe(true)
  expect([at, entries.length]).toEqual([1, 2])
})

it('a sheet that opens while a step back is under way has a step of its own', () => {
  openSheet().close()
  vi.advanceTimersByTime(0)
  const next = openSheet()
  pass()
  expect(next.open).toBe(true)
  expect([at, depth()]).toEqual([1, 1])
})

it('the way forward opens nothing, and leads back', () => {
  openSheet().close()
  pass()
  move(1)
  pass()
  expect(at).toBe(0)
})

it('a sheet that does not close, as while money is on its way, keeps its step', () => {
  const closed = openLayer(() => {})
  move(-1)
  pass()
  expect(depth()).toBe(1)
  closed()
  pass()
})

it('a move to another page takes the step along: back leads to this page, not to what lay over it', () => {
  const sheet = openSheet()
  navigate.to('/battleRule')
  expect(loaded).toHaveBeenCalledWith('replace', '/battleRule')
  sheet.close()
})

it('a move from what has just closed waits until the step back is taken', () => {
  openSheet().close()
  vi.advanceTimersByTime(0)
  navigate.to('/battleRule')
  expect(loaded).not.toHaveBeenCalled()
  pass()
  vi.advanceTimersByTime(20)
  expect(loaded).toHaveBeenCalledWith('assign', '/battleRule')
})

it('a navigation happens all the same where a browser never reports the step', () => {
  openSheet().close()
  vi.advanceTimersByTime(0)
  asked = []
  navigate.to('/battleRule')
  vi.advanceTimersByTime(400)
  expect(loaded).toHaveBeenCalledOnce()
})

it('a toast goes when something opens over the page', () => {
  toast.tip('Saved')
  openSheet().close()
  expect(toastNow()).toBeNull()
})

it('a step back that a busy phone takes late is asked for once: a second one would leave the page', () => {
  entries = [null, { layer: 1 }]
  at = 1
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(asked).toEqual([-1])
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  expect(asked).toEqual([-1])
  pass()
  expect(at).toBe(0)
})
