import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type NotedEvent, notedKeys } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'
import { watchExposure } from './index.ts'

/** What the view shows, reported to the page by the test. */
class View {
  static watched = new Set<Element>()
  static show: (element: Element, isIntersecting?: boolean) => void
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    View.show = (target, isIntersecting = true) =>
      View.watched.has(target) && tell([{ isIntersecting, target }])
  }
  observe = (element: Element) => View.watched.add(element)
  unobserve = (element: Element) => View.watched.delete(element)
}

const noted = () => notedKeys().map((key) => storage.readJson(key) as NotedEvent)
const section = (expose: string) => {
  const element = document.createElement('section')
  element.dataset.expose = expose
  document.body.append(element)
  return element
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', View)
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('the first sight of an element is logged, also of one that came later', async () => {
  const early = section('battle.rewards')
  const menu = section('battle.menu')
  menu.dataset.scene = 'menu'
  watchExposure()
  const late = section('battle.late')
  await vi.advanceTimersByTimeAsync(300)
  View.show(late, false)
  expect(noted()).toEqual([])
  for (const element of [early, early, menu, late]) View.show(element)
  expect(noted()).toMatchObject([
    { id: 'battle.rewards', scene: 20 },
    { id: 'battle.menu', scene: 5 },
    { id: 'battle.late', scene: 20 },
  ])
})

it('an element that was drawn again is not logged a second time', () => {
  const first = section('battle.rewards')
  const second = section('battle.rewards')
  watchExposure()
  View.show(first)
  View.show(second)
  expect(noted()).toHaveLength(1)
})

it('a browser that cannot tell what is in view logs no exposure', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(watchExposure).not.toThrow()
})
