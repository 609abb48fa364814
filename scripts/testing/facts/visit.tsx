import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Sandbox } from '#sandbox/index.ts'
import { momentOf } from '#sandbox/moment.ts'
import type { PageState } from '#shared/runtime/app'
import { hideToast, toastNow, watchToast } from '#shared/runtime/toast/store.ts'
import { renderPage } from '#testing'
import { readTap } from '#testing/read-tap.ts'
import { afterThisTest } from '../browser.ts'
import { injectApp, quietApp, removeApps } from '../clients/app.ts'

/** The middle of a day on which everything runs, in the product's zone. */
const NOW = Date.parse('2026-11-20T14:30:00+08:00')
const STEP_MS = 50
/** Steps without a new call, after which a page is at rest. */
const QUIET = 2
const MOST_STEPS = 250

/** A page in a declared state, as a person has it before them, with time that moves only when it is driven. */
export interface Visit {
  sandbox: Sandbox
  /** Moves time on until nothing is under way any more but what is held up, and nothing changes. */
  rest(): Promise<void>
  /** Moves time on by so many ms, and comes to rest. */
  wait(ms: number): Promise<void>
  /** What a tap presses now, in the order of the page. */
  find(tap: string): HTMLElement | undefined
  tap(tap: string): Promise<void>
  /** The phone shows the page again, after another app or another tab. */
  look(): Promise<void>
  /** Every toast since the visit began. */
  messages: readonly string[]
  /** The addresses for which the page was left. */
  left: readonly string[]
}

/** Opens a page in the state of a recipe, its taps left out. */
export async function visitPage(
  { page, shown }: { page: string; shown: ReactNode },
  recipe: PageState,
): Promise<Visit> {
  leave()
  const { as = '10001', query, client, happened = [], answers = [] } = recipe
  const now = momentOf(recipe, NOW)
  vi.useFakeTimers({ now: Math.min(NOW, now) })
  if (client === 'android' || client === 'ios' || client === 'flutter') {
    injectApp(client, quietApp)
    afterThisTest(removeApps)
  }
  const messages: string[] = []
  const left: string[] = []
  for (const how of ['assign', 'replace'] as const)
    vi.spyOn(location, how).mockImplementation((url) => void left.push(String(url)))
  // no layout here: everything counts as visible
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 375, 10))
  const { sandbox } = renderPage(() => shown, {
    page,
    now: Math.min(NOW, now),
    ...(as !== 'nobody' && { userId: as }),
    ...(query && { query: `?${query}` }),
    prepare(sandbox) {
      for (const { what, amount } of happened) sandbox.happen(as, what, amount)
      vi.setSystemTime(now)
      // what others do meanwhile would tell two answers apart
      sandbox.clock.freeze(now)
      // the sandbox asks its newest rule first
      for (const rule of [...answers].reverse()) sandbox.steer(rule)
    },
  })
  afterThisTest(
    watchToast(() => {
      const text = toastNow()?.text
      if (text) messages.push(text)
    }),
  )
  const held = answers.some(({ hang }) => hang)
  const visit: Visit = {
    sandbox,
    messages,
    left,
    rest: () => comeToRest(sandbox, held),
    async wait(ms) {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      await visit.rest()
    },
    find: findTap,
    async tap(tap) {
      const element = findTap(tap)
      if (!element)
        throw new Error(`The tap "${tap}" was not found. There are: ${names().join(', ') || 'none'}.`)
      const read = readTap(tap)
      await act(async () => ('fill' in read ? fill(element as HTMLInputElement, read.text) : element.click()))
      await visit.rest()
    },
    async look() {
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
      await visit.rest()
    },
  }
  await visit.rest()
  return visit
}

/** Leaves the page that was open, as another person would find the phone. */
function leave(): void {
  cleanup()
  hideToast()
  localStorage.clear()
  sessionStorage.clear()
}

async function comeToRest(sandbox: Sandbox, held: boolean): Promise<void> {
  let quiet = 0
  let before = 0
  for (let step = 0; quiet < QUIET && step < MOST_STEPS; step++) {
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS))
    if (quiet > 0) await act(() => vi.dynamicImportSettled())
    const open = sandbox.calls.some(({ ms }) => ms === undefined)
    quiet = sandbox.calls.length === before && (!open || held) ? quiet + 1 : 0
    before = sandbox.calls.length
  }
}

const PRESSABLE = ':not(:disabled):not([aria-disabled=true])'

function findTap(tap: string): HTMLElement | undefined {
  const read = readTap(tap)
  if ('fill' in read) return document.querySelector<HTMLElement>(`[name="${read.fill}"]`) ?? undefined
  const found = document.querySelectorAll<HTMLElement>(`[data-track="${read.press}"]${PRESSABLE}`)
  return found[(read.nth ?? 1) - 1]
}

function names(): string[] {
  const all = document.querySelectorAll<HTMLElement>(`[data-track]${PRESSABLE}, [name]:not(meta)`)
  return [...new Set([...all].map((each) => each.dataset.track ?? `${each.getAttribute('name')}=`))]
}

/** Types as a browser does: React notices a value only through the element's own setter. */
function fill(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
