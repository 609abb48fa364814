export type ToastKind = 'tip' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** How long each kind stays, in ms; a caller's own time is held between the two limits. */
const STAYS: Record<ToastKind, number> = { tip: 2500, warning: 3000, error: 3500 }
const SHORTEST = 666
const LONGEST = 6666
const MOST_CHARACTERS = 100

let current: Toast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

function show(kind: ToastKind, text: string, ms = STAYS[kind]) {
  if (!text) return
  clearTimeout(timer)
  // By code points: half an emoji is a broken character.
  set({ id: ++count, kind, text: [...text].slice(0, MOST_CHARACTERS).join('') })
  timer = setTimeout(hideToast, Math.min(Math.max(ms, SHORTEST), LONGEST))
}

/** Short notes over the page. A new one replaces the old; an empty text shows nothing. Times in ms. */
export const toast = {
  tip: (text: string, ms?: number) => show('tip', text, ms),
  warning: (text: string, ms?: number) => show('warning', text, ms),
  error: (text: string, ms?: number) => show('error', text, ms),
}

/** Takes the toast away before its time. */
export function hideToast() {
  clearTimeout(timer)
  set(null)
}

export const toastNow = () => current

export function watchToast(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
