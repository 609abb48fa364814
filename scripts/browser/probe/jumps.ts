import type { Jump } from '../jumps.ts'

/** The window's own, which the tab puts into every document. */
const reportToTab = () => (window as { __jumped?: (jump: string) => void }).__jumped

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  /** Chromium 84 and newer tell them. */
  sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** How long a layout shift counts as caused by an input. */
const OF_INPUT = 500
/** Text that is put in at once, and choices, are input as well, which the browser does not count. */
const PUT_IN = ['input', 'change']
const SOURCES = 4

/** Reports each layout shift to the tab that no input and no resize explains; WebKit has none, and is measured by `watchPlaces`. */
export function watchJumps(): void {
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) watchShifts()
  else watchPlaces()
}

function watchShifts(): void {
  let input = Number.NEGATIVE_INFINITY
  // Of itself the browser takes for input, too, that the phone's screen was set up as the page began.
  let resized = false
  addEventListener('resize', () => {
    resized = true
  })
  const onInput = ({ timeStamp }: Event) => {
    input = timeStamp
  }
  for (const kind of [...PUT_IN, 'pointerdown', 'pointerup', 'keydown']) addEventListener(kind, onInput, true)
  const report = (shift: LayoutShift) => {
    const since = shift.startTime - input
    const ofInput = (since >= 0 && since < OF_INPUT) || (shift.hadRecentInput && resized)
    if (ofInput || window !== top) return
    const at = shift.startTime
    const jump: Jump = { document: performance.timeOrigin, at, by: shift.value, what: movedIn(shift) }
    reportToTab()?.(JSON.stringify(jump))
  }
  const reportAll = (entries: PerformanceEntry[]) => {
    for (const each of entries) report(each as LayoutShift)
  }
  const observer = new PerformanceObserver((list) => reportAll(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  addEventListener('pagehide', () => reportAll(observer.takeRecords()))
}

/** What a person reads or presses. */
const LANDMARKS = 'h1, h2, h3, p, a, button, img, li, input'
/** More often would be a third of a visit, in ms. */
const BETWEEN_LOOKS = 150
/** Smaller moves are those of rounding, in px. */
const LEAST = 3

/** A landmark on screen, and its distance from the top of the page, where neither scrolling nor transforms count. */
interface Place {
  rect: DOMRect
  top: number
}

/**
 * Compares again and again where landmarks stand with where they stood before, until the first tap: from then on a shift could
 * be of that. What moves in height is reported as a shift: the part of the screen that is around them, times the part of its
 * height that they moved by.
 */
function watchPlaces(): void {
  let isTapped = false
  let before = new Map<Element, Place>()
  const onTap = () => {
    isTapped = true
  }
  addEventListener('pointerdown', onTap, { capture: true, once: true })
  const look = (at: number) => {
    if (isTapped) return
    const places = placesOnScreen()
    const moved = [...places].flatMap(([element, now]) => {
      const last = before.get(element)
      return last && Math.abs(last.top - now.top) > LEAST ? [{ element, now, last }] : []
    })
    if (moved.length > 0) {
      const both = moved.flatMap(({ now, last }) => [now.rect, last.rect])
      const end = Math.min(innerHeight, Math.max(...both.map(({ bottom }) => bottom)))
      const height = end - Math.max(0, Math.min(...both.map(({ top }) => top)))
      const width = Math.max(...both.map(({ right }) => right)) - Math.min(...both.map(({ left }) => left))
      const region = (height * Math.min(width, innerWidth)) / (innerHeight * innerWidth)
      const furthest = Math.max(...moved.map(({ now, last }) => Math.abs(now.top - last.top)))
      const by = region * Math.min(1, furthest / innerHeight)
      const what = moved
        .slice(0, SOURCES)
        .map(({ element, now, last }) => `${nameOf(element)}: ${placeOf(last.rect)} -> ${placeOf(now.rect)}`)
      reportToTab()?.(JSON.stringify({ document: performance.timeOrigin, at, by, what } satisfies Jump))
    }
    before = places
    setTimeout(requestAnimationFrame, BETWEEN_LOOKS, look)
  }
  requestAnimationFrame(look)
}

function placesOnScreen(): Map<Element, Place> {
  const tops = new Map<Element, number>()
  const topOf = (element: HTMLElement): number => {
    const { offsetTop, offsetParent } = element
    const top = tops.get(element) ?? offsetTop + (offsetParent ? topOf(offsetParent as HTMLElement) : 0)
    tops.set(element, top)
    return top
  }
  const places = new Map<Element, Place>()
  for (const element of document.querySelectorAll<HTMLElement>(LANDMARKS)) {
    const rect = element.getBoundingClientRect()
    const isSeen = rect.height && rect.bottom > 0 && rect.top < innerHeight
    if (isSeen && getComputedStyle(element).visibility === 'visible')
      places.set(element, { rect, top: topOf(element) })
  }
  return places
}

/** `section.rYBp0 "Rewards": 347x194 at 14, 618 -> out of sight`. */
function movedIn({ sources = [] }: LayoutShift): string[] {
  return sources.slice(0, SOURCES).map(({ node, previousRect, currentRect }) => {
    return `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`
  })
}

function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement
  const name = element?.tagName.toLowerCase() ?? 'what is gone'
  const classes = element?.getAttribute('class')?.split(' ', 1)[0]
  const words = node?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 16)
  return `${name}${classes ? `.${classes}` : ''}${words ? ` "${words}"` : ''}`
}

function placeOf({ left, top, width, height }: DOMRectReadOnly): string {
  if (!width || !height) return 'out of sight'
  const [x, y, w, h] = [left, top, width, height].map(Math.round)
  return `${w}x${h} at ${x}, ${y}`
}
