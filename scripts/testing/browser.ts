import { cleanup, configure } from '@testing-library/react'
import { vi } from 'vitest'
import { watchBareText } from './bare-text.ts'
import { abortAll, answerFetch } from './fetch.ts'
import { SandboxXhr } from './xhr.ts'

const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean; jest?: unknown }
// Testing Library sets this itself only where test functions are globals.
globals.IS_REACT_ACT_ENVIRONMENT = true
// Testing Library moves fake timers on while it waits, but knows only Jest's.
globals.jest = { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) }

// A limit, not a wait: the first load of a part on demand is compiled while a busy machine looks elsewhere.
configure({ asyncUtilTimeout: 60_000 })

const undoings: (() => void)[] = []

/** Runs `undo` after the current test. */
export function afterThisTest(undo: () => void): void {
  undoings.push(undo)
}

/** React and user-event listen at the document once and for all: these are what our modules listen for there. */
const OURS = ['change', 'click', 'visibilitychange']

/** From now on, what our modules listen and wait for can be taken away again: no test file reaches into the next. */
export function rememberModules(): () => void {
  const undo: (() => void)[] = []
  for (const target of [window, document]) {
    const { addEventListener } = target
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (target === window || OURS.includes(type))
        undo.push(() => target.removeEventListener(type, listener, options))
      addEventListener.call(target, type, listener, options)
    }
    undo.push(() => {
      target.addEventListener = addEventListener
    })
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name]
    const timers: NodeJS.Timeout[] = []
    const remember = (...timer: Parameters<typeof setTimeout>) => {
      const id = start(...timer)
      timers.push(id)
      return id
    }
    Object.assign(globalThis, { [name]: remember })
    undo.push(() => {
      Object.assign(globalThis, { [name]: start })
      for (const timer of timers) clearTimeout(timer)
    })
  }
  return () => {
    for (const each of undo) each()
  }
}

export function prepare(): void {
  globalThis.fetch = answerFetch
  globalThis.XMLHttpRequest = SandboxXhr as unknown as typeof XMLHttpRequest
  window.getComputedStyle = ownStyle
  history.go = goSteps
  afterThisTest(
    watchBareText((fault) =>
      // biome-ignore lint/suspicious/noConsole: a complaint of a page's, as React's own are
      console.error(
        `Text beside elements, which translators replace: ${fault}. Give it an element of its own.`,
      ),
    ),
  )
}

/**
 * No style sheet is loaded here, so an element's own style is all there is to compute; happy-dom, asked by every query for a
 * role, would look for rules all the same.
 */
const ownStyle = (element: Element) => (element as HTMLElement).style

/** happy-dom has no session history: the only steps of pages are those of their layers. */
function goSteps(steps = 0): void {
  queueMicrotask(() => {
    const layer = Math.max(0, (history.state?.layer ?? 0) + steps)
    history.replaceState({ ...history.state, layer }, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

export async function tidy(): Promise<void> {
  vi.useRealTimers()
  cleanup()
  document.body.replaceChildren()
  document.documentElement.scrollTop = 0
  await abortAll()
  giveStoresBack()
  localStorage.clear()
  sessionStorage.clear()
  const { forgetOpen } = await import('#shared/runtime/idempotency/keys.ts')
  forgetOpen()
  history.replaceState(null, '', '/')
  document.documentElement.lang = ''
  for (const undo of undoings.splice(0)) undo()
}

/** A mocked method cannot be taken off happy-dom's stores again: it stays, and does what the real one does. */
function giveStoresBack(): void {
  for (const store of [localStorage, sessionStorage])
    for (const method of [store.getItem, store.setItem, store.removeItem])
      if (vi.isMockFunction(method)) method.mockRestore()
}
