import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Sandbox } from '#sandbox/index.ts'
import type { PageState } from '#shared/runtime/app'
import { hideToast, toastNow, watchToast } from '#shared/runtime/toast/store.ts'
import { renderPage } from '#testing'
import { callsFor, personOf, type SandboxCall } from '../../states/setup.ts'
import { actTap, findTap } from '../../states/tap.ts'
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
  const { query, client, faults = [] } = recipe
  const person = personOf(recipe)
  const { calls, now } = callsFor(recipe, NOW)
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
    ...(person && { userId: person }),
    ...(query && { query: `?${query}` }),
    prepare(sandbox) {
      vi.setSystemTime(now)
      // what others do meanwhile would tell two answers apart: the clock stands still
      for (const call of calls) applyTo(sandbox, call)
    },
  })
  afterThisTest(
    watchToast(() => {
      const text = toastNow()?.text
      if (text) messages.push(text)
    }),
  )
  const held = faults.some(({ hang }) => hang)
  const visit: Visit = {
    sandbox,
    messages,
    left,
    rest: () => comeToRest(sandbox, held),
    async wait(ms) {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      await visit.rest()
    },
    find(tap) {
      const found = findTap(tap, document)
      return typeof found === 'string' ? undefined : found
    },
    async tap(tap) {
      const element = findTap(tap, document)
      if (typeof element === 'string') throw new Error(element)
      await act(async () => actTap(tap, element))
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

/** One call of a state's setup, without a server. */
function applyTo(sandbox: Sandbox, { verb, body }: SandboxCall): void {
  if (verb === 'reset') sandbox.reset()
  if (verb === 'clock' && body.freeze !== undefined) sandbox.clock.freeze(Number(body.freeze))
  if (verb === 'happen') sandbox.happen(body.userId, body.what, body.amount)
  if (verb === 'faults') sandbox.addFault(body)
}
