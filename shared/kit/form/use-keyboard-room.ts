import { type RefObject, useEffect, useState } from 'react'

/** Smaller changes are those of a browser's bars. */
const KEYBOARD_LEAST = 120
/** How long a keyboard takes to open where no event reports it, in ms. */
const RISING = 350
/** Left free above and below a field. */
const AIR = 8

/**
 * Keeps the focused field, its label and its error above a keyboard that covers half the screen, and clear of fixed
 * elements. Returns the height in CSS px that the keyboard covers where the viewport does not shrink.
 */
export function useKeyboardRoom(form: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = form.current
    const view = window.visualViewport
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const field = document.activeElement
      if (field && element?.contains(field) && /^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName))
        clear(field.closest('[data-field]') ?? field)
    }
    const enter = () => {
      clearTimeout(timer)
      timer = setTimeout(show, RISING)
    }
    const resize = () => {
      const covered = view ? window.innerHeight - view.height : 0
      setRoom(covered > KEYBOARD_LEAST ? covered : 0)
      enter()
    }
    element?.addEventListener('focusin', enter)
    view?.addEventListener('resize', resize)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('focusin', enter)
      view?.removeEventListener('resize', resize)
    }
  }, [form])
  return room
}

/** Scrolls an element to the middle of the visible area unless it is fully visible. */
function clear(field: Element): void {
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  const shows = (y: number) => field.contains(document.elementFromPoint(left + width / 2, y))
  if (top >= offsetTop && bottom <= offsetTop + height && shows(top + AIR) && shows(bottom - AIR)) return
  window.scrollBy(0, (top + bottom) / 2 - offsetTop - height / 2)
}
