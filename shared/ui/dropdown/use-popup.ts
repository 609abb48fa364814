import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

export interface Popup {
  open: boolean
  button: RefObject<HTMLButtonElement | null>
  list: RefObject<HTMLDivElement | null>
  /** Where there is room for it: above the button, and along its right edge. */
  above: boolean
  end: boolean
  /** Opens with the focus on an entry: the given one, or the last for -1. */
  show(index: number): void
  /** Closes, with the focus back on the button. */
  close(): void
  onButtonKey(event: KeyboardEvent): void
  onListKey(event: KeyboardEvent): void
}

/**
 * Shared behaviour of menu and listbox after the WAI-ARIA patterns: arrows open and move, letters search, Escape, Tab, or
 * a press or focus elsewhere close.
 * @param start index of the entry that is focused first.
 */
export function usePopup(start: number): Popup {
  const [at, setAt] = useState<number | null>(null)
  const [place, setPlace] = useState({ above: false, end: false })
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', time: 0 })
  const open = at !== null

  const entries = () => [...(list.current?.children ?? [])] as HTMLElement[]
  const focus = (index: number) => entries()[index]?.focus({ preventScroll: true })
  const show = (index: number) => {
    const { top, bottom, left, right } = (button.current as HTMLElement).getBoundingClientRect()
    setPlace({ above: innerHeight - bottom < Math.min(top, 300), end: left > innerWidth - right })
    setAt(index)
  }
  const close = () => {
    setAt(null)
    button.current?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (at === null) return
    const all = [...(list.current?.children ?? [])] as HTMLElement[]
    const entry = all[at < 0 ? all.length - 1 : at]
    entry?.focus({ preventScroll: true })
    if (entry && list.current) list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 2
    const leave = (event: Event) => {
      const target = event.target as Node
      if (!list.current?.contains(target) && !button.current?.contains(target)) setAt(null)
    }
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, leave)
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, leave)
    }
  }, [at])

  const seek = (letter: string, time: number) => {
    const now = typed.current
    now.text = (time - now.time < 700 ? now.text : '') + letter.toLowerCase()
    now.time = time
    const all = entries()
    const from = all.indexOf(document.activeElement as HTMLElement) + (now.text.length === 1 ? 1 : 0)
    const round = [...all.slice(from), ...all.slice(0, from)]
    round.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(now.text))?.focus()
  }

  return {
    open,
    button,
    list,
    ...place,
    show,
    close,
    onButtonKey(event) {
      const index = { ArrowDown: start, ArrowUp: start || -1 }[event.key]
      if (index === undefined) return
      event.preventDefault()
      show(index)
    },
    onListKey(event) {
      const { key } = event
      const count = entries().length
      const now = entries().indexOf(document.activeElement as HTMLElement)
      const next = {
        ArrowDown: (now + 1) % count,
        ArrowUp: (now + count - 1) % count,
        Home: 0,
        End: count - 1,
      }[key]
      if (next !== undefined) focus(next)
      else if (key === 'Enter' || key === ' ') (document.activeElement as HTMLElement).click()
      else if (key === 'Escape' || key === 'Tab') close()
      else if (key.length === 1) seek(key, event.timeStamp)
      // Tab goes on from the button, to which the focus has returned.
      if (key === 'Tab') return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
