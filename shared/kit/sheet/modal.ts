import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openLayer } from '#shared/runtime/navigate'

const STOPS = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]'

/** Panels that are open now; the last one lies on top and alone gets the keyboard. */
const panels: HTMLElement[] = []
let scrolledTo = 0

/**
 * While `active`: focus moves into the panel and stays there, Escape and the way back call `onClose`, the page below
 * does not scroll. Afterwards focus and scroll position are what they were, unless something of the page below has taken
 * the focus meanwhile, as the result of an action: that is in sight then.
 */
export function useModal(panel: RefObject<HTMLElement | null>, active: boolean, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = panel.current
    if (!element || panels.at(-1) !== element || event.isComposing) return
    if (event.key === 'Escape') onClose()
    if (event.key === 'Tab') keepInside(element, event)
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = panel.current
    if (!active || !element) return
    const before = document.activeElement as HTMLElement
    const closed = openLayer(() => close())
    // `overflow: hidden` would not hold the page on iOS before 16.
    if (!panels.length) {
      scrolledTo = window.scrollY
      document.body.style.cssText = `position:fixed;left:0;right:0;top:${-scrolledTo}px`
    }
    panels.push(element)
    element.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey)
    return () => {
      closed()
      document.removeEventListener('keydown', onKey)
      panels.splice(panels.indexOf(element), 1)
      const focused = document.activeElement
      const news = focused !== before && focused !== document.body && !focused?.closest('[role=dialog]')
      if (!panels.length) {
        document.body.style.cssText = ''
        window.scrollTo(0, scrolledTo)
      }
      if (news) focused?.scrollIntoView({ block: 'center' })
      else before.focus({ preventScroll: true })
    }
  }, [active, panel])
}

function keepInside(element: HTMLElement, event: KeyboardEvent) {
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)]
  if (event.shiftKey) stops.reverse()
  const now = document.activeElement
  const leaves = now === stops.at(-1) || !element.contains(now) || (event.shiftKey && now === element)
  if (!leaves) return
  event.preventDefault()
  const first = stops[0]
  if (first) first.focus()
}
