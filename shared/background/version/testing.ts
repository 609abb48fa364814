import { afterEach, beforeEach, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'

export const OLD = '3.17.0-df9c9d03dbd9'
export const NEW = '3.18.0-08884d415b72'
export const CHROMIUM =
  'Failed to fetch dynamically imported module: http://localhost/static/warlord-season.sheets-1.js'

interface Visit {
  /** Response of the version file. */
  current(): Promise<Response> | Response
  asked: string[]
  replace: ReturnType<typeof vi.fn<(url: string | URL) => void>>
  page: Awaited<ReturnType<typeof open>>
}

/** The visit of the test that runs. */
export const visit = {} as Visit

/** A page load: new modules, existing storage. */
export async function open(address = '/battle') {
  vi.resetModules()
  history.replaceState(null, '', address)
  const [{ startVersionWatch }, { followSteps }, { noticeNow }, { logError }, { lockReload }, { startI18n }] =
    await Promise.all([
      import('./index.ts'),
      import('../log/index.ts'),
      import('#shared/runtime/toast/store.ts'),
      import('#shared/runtime/errors'),
      import('#shared/runtime/reload-lock'),
      import('#shared/runtime/i18n'),
    ])
  startI18n('en', {})
  const listen = vi.spyOn(window, 'addEventListener')
  return {
    logError,
    lockReload,
    startI18n,
    said: () => noticeNow()?.text,
    async watch() {
      startVersionWatch()
      followSteps()
      for (const [type, listener] of listen.mock.calls)
        afterThisTest(() => window.removeEventListener(type, listener as EventListener))
      listen.mockRestore()
      await pass(0)
    },
  }
}
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
export const stored = () => localStorage.getItem('latest_version_txt')
export const answer = (text: string, status = 200) => {
  visit.current = () => new Response(text, { status })
}

/** Every test of a file begins with a page that is there, and a site with a new version. */
export function watchedPage(): void {
  beforeEach(async () => {
    vi.useFakeTimers()
    visit.asked = []
    answer(NEW)
    globalThis.fetch = async (url) => {
      visit.asked.push(String(url))
      return visit.current()
    }
    visit.replace = vi.fn<(url: string | URL) => void>()
    vi.spyOn(location, 'replace').mockImplementation(visit.replace)
    window.__stuck = vi.fn()
    visit.page = await open()
  })
  afterEach(() => {
    vi.clearAllTimers()
    vi.unstubAllGlobals()
    window.__stuck = undefined
  })
}
