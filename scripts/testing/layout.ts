import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { afterThisTest } from './browser.ts'

const SCREEN = 800
const ROW = 60

/**
 * What an endless list needs to be seen in a test, where there is no layout: a screen 800 px high, every row 60.
 * `reachEnd` scrolls so far that the end of the list comes near; `scrolledTo` are the heights it scrolled to by itself.
 */
export function giveLayout(): { reachEnd: () => Promise<void>; scrolledTo: number[] } {
  const scrolledTo: number[] = []
  let comeNear = () => {}
  class Sizes {
    constructor(private readonly tell: (entries: { target: Element; contentRect: object }[]) => void) {}
    observe(target: Element) {
      const height = target === document.scrollingElement ? SCREEN : ROW
      queueMicrotask(() => act(() => this.tell([{ target, contentRect: { width: 375, height } }])))
    }
    unobserve() {}
    disconnect() {}
  }
  class Watcher {
    constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
    observe(target: Element) {
      // pictures in rows are watched too
      if (target.closest('li')) return
      comeNear = () => this.tell([{ isIntersecting: true, target }])
    }
    unobserve() {}
    disconnect() {
      comeNear = () => {}
    }
  }
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.stubGlobal('IntersectionObserver', Watcher)
  afterThisTest(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  })
  const screen = document.scrollingElement as Element
  vi.spyOn(screen, 'clientHeight', 'get').mockReturnValue(SCREEN)
  // happy-dom has no such thing, by which virtua knows that a row is drawn.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  })
  vi.spyOn(screen, 'scrollTo').mockImplementation(
    (to) => void scrolledTo.push((to as ScrollToOptions).top ?? 0),
  )
  return { scrolledTo, reachEnd: () => act(async () => comeNear()) }
}
