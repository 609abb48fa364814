import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether test files share our modules, and so their state: importing them again takes most of a page test's time. */
    sharesModules?: true
  }
}

// Files share a process, since a browser for each would take most of the time.
const sharesModules = inject('sharesModules')
if (!sharesModules) vi.resetModules()

/** Runs around every test file. Whatever a test leaves behind in the browser is taken away after it. */
const inBrowser = typeof document !== 'undefined'
const browser = inBrowser ? await import('./browser.ts') : undefined

// what modules listen and wait for goes with them
const forgetModules = sharesModules ? undefined : browser?.rememberModules()
afterAll(() => forgetModules?.())

/** How long a test waits for what has to come: it ends a test that hangs, and no machine is as slow. */
const PATIENCE_MS = 60_000
const { waitFor } = vi
if (!waitFor.name.startsWith('patient'))
  vi.waitFor = function patientWaitFor(callback, options = PATIENCE_MS) {
    return waitFor(callback, options)
  }

const complaints: string[] = []
/** Not a fault of a page: its answers come when they come, also while a test looks elsewhere. */
const LATE_ANSWER = /was not wrapped in act\(/

beforeEach(() => {
  // A test that expects a complaint mocks the console itself, which takes this one's place.
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      const text = format(...said)
      if (!LATE_ANSWER.test(text)) complaints.push(`console.${level}: ${text}`)
    })
  }
  browser?.prepare()
})

afterEach(async () => {
  await browser?.tidy()
  const said = complaints.splice(0)
  if (said.length)
    throw new Error(`The console was to stay empty, but a test had it say:\n${said.join('\n')}`)
})
