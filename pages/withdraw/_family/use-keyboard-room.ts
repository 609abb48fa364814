import { type RefObject, useEffect, useState } from 'react'

/** Smaller changes are those of a browser's bars. */
const KEYBOARD_LEAST = 120
/** Until a keyboard stands, where no event tells, in ms. */
const RISING = 350

/**
 * Keeps the field that is typed in above a keyboard that covers half the screen: scrolls to it when it is entered, and
 * when the keyboard has risen. Gives the height, in CSS px, that the keyboard covers where the page is not made smaller.
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
        field.scrollIntoView({ block: 'center' })
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
