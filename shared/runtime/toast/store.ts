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
/** At most 100 characters as people see them: a flag, a family, a letter with its marks are one. */
const CHARACTERS =
  /^(?:(?:\p{RI}{2}|.)[\p{M}\p{EMod}\u{e0020}-\u{e007f}]{0,9}(?:\u200d.[\p{M}\p{EMod}]{0,9}){0,9}){0,100}/su

let count = 0
const listeners = new Set<() => void>()

/** A place that shows one toast at a time. */
function createSlot() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const slot = { now: null as Toast | null, show, hide: () => set(null) }
  function set(next: Toast | null) {
    clearTimeout(timer)
    slot.now = next
    for (const listener of listeners) listener()
  }
  function show(kind: ToastKind, text: string, ms = STAYS[kind]) {
    if (!text) return
    set({ id: ++count, kind, text: CHARACTERS.exec(text)?.[0] ?? '' })
    timer = setTimeout(slot.hide, Math.min(Math.max(ms, SHORTEST), LONGEST))
  }
  return slot
}

const usual = createSlot()
const notices = createSlot()
const { show } = usual

/** Toasts over the page. A new one replaces the old, except a notice; an empty text shows nothing. Times in ms. */
export const toast = {
  tip: (text: string, ms?: number) => show('tip', text, ms),
  warning: (text: string, ms?: number) => show('warning', text, ms),
  error: (text: string, ms?: number) => show('error', text, ms),
  /** A warning that no other toast replaces: others are shown below it. */
  notice: (text: string, ms?: number) => notices.show('warning', text, ms),
}

/** Takes the toast away before its time; a notice stays. */
export const hideToast = usual.hide

export const toastNow = () => usual.now

export const noticeNow = () => notices.now

export function watchToast(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
