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

/** Reports each layout shift to the tab that no input and no resize explains. */
export function watchJumps(): void {
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

/** `section.rYBp0 "Rewards": 347x194 at 14, 618 -> out of sight`. */
function movedIn({ sources = [] }: LayoutShift): string[] {
  return sources.slice(0, SOURCES).map(({ node, previousRect, currentRect }) => {
    const element = node instanceof Element ? node : node?.parentElement
    const name = element?.tagName.toLowerCase() ?? 'what is gone'
    const classes = element?.getAttribute('class')?.split(' ', 1)[0]
    const words = node?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 16)
    const named = `${name}${classes ? `.${classes}` : ''}${words ? ` "${words}"` : ''}`
    return `${named}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`
  })
}

function placeOf({ left, top, width, height }: DOMRectReadOnly): string {
  if (!width || !height) return 'out of sight'
  const [x, y, w, h] = [left, top, width, height].map(Math.round)
  return `${w}x${h} at ${x}, ${y}`
}
