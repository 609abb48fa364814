import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { logCollector } from '#shared/testing/log-collector.ts'
import { startTracking } from './index.ts'

/** What the view shows, told to the page by the test. */
class View {
  static watched = new Set<Element>()
  static show: (element: Element) => void
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    View.show = (target) => View.watched.has(target) && tell([{ isIntersecting: true, target }])
  }
  observe = (element: Element) => View.watched.add(element)
  unobserve = (element: Element) => View.watched.delete(element)
}

const pick = (selector: string) => document.querySelector(selector) as HTMLElement

/** Opens a page, does something on it, and gives what the log collection got. */
async function logged(act: () => unknown) {
  const server = logCollector()
  vi.useFakeTimers()
  await act()
  await vi.advanceTimersByTimeAsync(1000)
  return server.batches.flat()
}

// Tracking lasts as long as its page does: one page for all that follows.
const page = `
  <button data-track="battle.unlock"><b>Unlock</b></button>
  <input type="checkbox" data-track="battle.remind" data-scene="switch">
  <section data-expose="battle.rewards"></section>`

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', View)
  document.body.innerHTML = page
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('a page view is logged', async () => {
  expect(await logged(startTracking)).toMatchObject([{ id: 'view', scene: 1 }])
})

it('a tap inside a tracked element is logged with its scene, another is not', async () => {
  const events = await logged(() => {
    pick('b').click()
    pick('input').click()
    document.body.click()
  })
  expect(events).toMatchObject([
    { id: 'battle.unlock', scene: 3 },
    { id: 'battle.remind', scene: 7 },
  ])
})

it('the first sight of an element is logged, also of one that came later', async () => {
  const events = await logged(async () => {
    const late = document.createElement('section')
    late.dataset.expose = 'battle.late'
    document.body.append(late)
    await vi.advanceTimersByTimeAsync(300)
    for (const element of [pick('section'), pick('section'), late]) View.show(element)
  })
  expect(events).toMatchObject([
    { id: 'battle.rewards', scene: 20 },
    { id: 'battle.late', scene: 20 },
  ])
})

it.each(['pagehide', 'visibilitychange'])(
  'what waits is sent at %s, before its second is over',
  async (type) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const server = logCollector()
    vi.useFakeTimers()
    pick('b').click()
    ;(type === 'pagehide' ? window : document).dispatchEvent(new Event(type))
    await vi.advanceTimersByTimeAsync(10)
    expect(server.ids).toEqual(['battle.unlock'])
  },
)
