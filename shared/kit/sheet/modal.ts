import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openLayer } from '#shared/runtime/navigate'

const STOPS = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]'

/** Open panels; the last one is on top and alone receives the keyboard. */
const panels: HTMLElement[] = []
let scrolledTo = 0

/**
 * While `active`: focus is trapped in the panel, Escape and the back button call `onClose`, and the page does not scroll.
 * Afterwards focus and scroll position are restored, unless an element of the page has taken focus in the meantime, for
 * instance the result of an action.
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
