import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterThisTest } from '#shared/testing/browser.ts'

const OLD = '3.17.0-df9c9d03dbd9'
const NEW = '3.18.0-08884d415b72'
const CHROMIUM =
  'Failed to fetch dynamically imported module: http://localhost/static/warlord-season.sheets-1.js'

let current: () => Promise<Response> | Response
let asked: string[]
let replace: ReturnType<typeof vi.fn<(url: string | URL) => void>>
let page: Awaited<ReturnType<typeof open>>

/** A page load: modules of its own, storage as it is. */
async function open(address = '/battle') {
  vi.resetModules()
  history.replaceState(null, '', address)
  const [{ startVersionWatch }, { toastNow }, { logError }, { hold }, { startI18n }] = await Promise.all([
    import('./index.ts'),
    import('#shared/runtime/toast/store.ts'),
    import('#shared/runtime/errors'),
    import('#shared/runtime/hold'),
    import('#shared/runtime/i18n'),
  ])
  startI18n('en', {})
  const listen = vi.spyOn(window, 'addEventListener')
  return {
    logError,
    hold,
    startI18n,
    said: () => toastNow()?.text,
    async watch() {
      startVersionWatch()
      for (const [type, listener] of listen.mock.calls)
        afterThisTest(() => window.removeEventListener(type, listener as EventListener))
      listen.mockRestore()
      await pass(0)
    },
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const stored = () => localStorage.getItem('latest_version_txt')
const answer = (text: string, status = 200) => {
  current = () => new Response(text, { status })
}

beforeEach(async () => {
  vi.useFakeTimers()
  asked = []
  answer(NEW)
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    return current()
  }
  replace = vi.fn<(url: string | URL) => void>()
  vi.spyOn(location, 'replace').mockImplementation(replace)
  window.__stuck = vi.fn()
  page = await open()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.unstubAllGlobals()
  window.__stuck = undefined
})

describe('a first visit', () => {
  it('stores the version without a reload', async () => {
    await page.watch()
    expect(stored()).toBe(NEW)
    await pass(60_000)
    expect([page.said(), replace.mock.calls]).toEqual([undefined, []])
  })

  it('that could not ask at its start stores the version at the first failure, without a reload', async () => {
    answer('', 503)
    await page.watch()
    answer(NEW)
    fail()
    await pass(60_000)
    expect(stored()).toBe(NEW)
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('when something of the page failed to load and there is a new version', () => {
  beforeEach(async () => {
    localStorage.setItem('latest_version_txt', OLD)
    await page.watch()
  })

  it('a warning says so, and after 2 s the page is loaded again, once', async () => {
    expect(asked).toEqual([])
    fail()
    await pass(221)
    fail()
    await pass(221)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([expect.stringMatching(/^\/version\.txt\?0\.\d+$/)])
    expect(page.said()).toBe('new version online, please update before use')
    await pass(1999)
    expect(replace).not.toHaveBeenCalled()
    expect(stored()).toBe(OLD)
    await pass(1)
    expect(replace).toHaveBeenCalledWith(`?timestamp=${Date.now()}`)
    expect(stored()).toBe(NEW)
    fail()
    await pass(10_000)
    expect(replace).toHaveBeenCalledOnce()
  })

  it('the same failure after that reload brings no second one for this version', async () => {
    fail()
    await pass(3000)
    page = await open()
    await page.watch()
    localStorage.setItem('latest_version_txt', OLD)
    fail()
    await pass(10_000)
    expect(replace).toHaveBeenCalledOnce()
  })

  it('who leaves before that reload is offered it again on the next page', async () => {
    fail()
    await pass(2000)
    expect(page.said()).toBe('new version online, please update before use')
    vi.clearAllTimers()
    page = await open()
    await page.watch()
    fail()
    await pass(2222)
    expect(replace).toHaveBeenCalledOnce()
  })

  it('while something holds the page, as a half-filled form or a payment, the reload waits', async () => {
    const release = page.hold()
    fail()
    await pass(60_000)
    expect(page.said()).toBeUndefined()
    release()
    expect(page.said()).toBe('new version online, please update before use')
    await pass(1000)
    const again = page.hold()
    await pass(60_000)
    expect(replace).not.toHaveBeenCalled()
    again()
    await pass(2000)
    expect(replace).toHaveBeenCalledOnce()
  })

  it.each([
    ['<!doctype html><title>Welcome</title>'],
    ['null'],
    [''],
    ['undefined'],
    [`${NEW}\n`.repeat(500)],
    ['3.18'],
  ])('a version file that holds %j changes nothing', async (text) => {
    answer(text)
    fail()
    await pass(60_000)
    expect([page.said(), stored()]).toEqual([undefined, OLD])
    expect(replace).not.toHaveBeenCalled()
  })

  it.each([
    ['missing', () => new Response(NEW, { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stalled', () => new Promise<Response>(() => {})],
    ['stalled half way', () => ({ ok: true, text: () => new Promise(() => {}) }) as unknown as Response],
  ])('a version file that is %s changes nothing', async (_, file) => {
    current = file
    page.logError('render', new TypeError(CHROMIUM))
    await pass(10_222)
    expect([page.said(), stored()]).toEqual([undefined, OLD])
    answer(OLD)
    fail()
    await pass(222)
    expect(replace).not.toHaveBeenCalled()
    expect(window.__stuck).not.toHaveBeenCalled()
  })

  it('a stalled version file is given up after 10 s', async () => {
    let signal: AbortSignal | undefined
    globalThis.fetch = (_, init) => {
      signal = init?.signal ?? undefined
      return new Promise(() => {})
    }
    fail()
    await pass(222 + 9999)
    expect(signal?.aborted).toBe(false)
    await pass(1)
    expect(signal?.aborted).toBe(true)
  })

  it.each([CHROMIUM, 'Importing a module script failed.', 'error loading dynamically imported module: x.js'])(
    'a logged error that says "%s" counts as such a failure',
    async (message) => {
      page.logError('render', new TypeError(message), '\n    at Sheets')
      await pass(222)
      expect(page.said()).toBe('new version online, please update before use')
    },
  )

  it('any other logged error does not', async () => {
    page.logError('render', new TypeError('Cannot read properties of undefined'))
    await pass(60_000)
    expect(asked).toEqual([])
  })
})

it.each([
  ['zh', '新版本已上线，请更新后使用'],
  ['tw', '新版本已上線，請更新後使用'],
] as const)('the warning in %s reads %s', async (language, text) => {
  page.startI18n(language, {})
  localStorage.setItem('latest_version_txt', OLD)
  await page.watch()
  fail()
  await pass(222)
  expect(page.said()).toBe(text)
})

it('what failed before the watch stood is heard, and nothing older', async () => {
  localStorage.setItem('latest_version_txt', OLD)
  const entry = { main: 'part', date: Date.now(), error: CHROMIUM, info: '' }
  localStorage.setItem('globalCatchErrors', JSON.stringify([entry, null]))
  await page.watch()
  await pass(1000)
  expect(asked).toEqual([])
  page = await open()
  page.logError('part', new SyntaxError('Unexpected end of input'))
  await page.watch()
  await pass(222)
  expect(page.said()).toBeTruthy()
})

it('an old entry that is no version counts as none', async () => {
  localStorage.setItem('latest_version_txt', '<!doctype html>')
  await page.watch()
  expect(stored()).toBe(NEW)
})

it('the reload keeps path, query and hash, takes the older timestamp away, and brings no token', async () => {
  localStorage.setItem('latest_version_txt', OLD)
  page = await open('/battle?roomId=7&timestamp=1&name=%E0%A4%A&Token=t&a[]=1&a[]=2&token=t#rules')
  await page.watch()
  fail()
  await pass(2222)
  expect(replace).toHaveBeenCalledWith(`?roomId=7&name=%E0%A4%A&a[]=1&a[]=2&timestamp=${Date.now()}#rules`)
})

describe('with storage blocked', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
  })

  it('there is one reload; the page that it brings is none the wiser and stays', async () => {
    answer(OLD)
    page = await open()
    await page.watch()
    answer(NEW)
    fail()
    await pass(3000)
    expect(replace).toHaveBeenCalledOnce()
    page = await open(`/battle${replace.mock.calls[0]?.[0]}`)
    await page.watch()
    fail()
    await pass(3000)
    answer(OLD)
    fail()
    await pass(3000)
    expect(replace).toHaveBeenCalledOnce()
  })
})

describe('when a part is missing and there is no new version', () => {
  beforeEach(async () => {
    localStorage.setItem('latest_version_txt', NEW)
    await page.watch()
  })

  it('the page is tried once more, then offers to be', async () => {
    page.logError('part', new TypeError(CHROMIUM))
    fail()
    await pass(222)
    expect(window.__stuck).toHaveBeenCalledOnce()
    expect(page.said()).toBeUndefined()
  })

  it('it stays as it is while something holds it', async () => {
    page.hold()
    page.logError('part', new TypeError(CHROMIUM))
    await pass(60_000)
    expect(window.__stuck).not.toHaveBeenCalled()
  })

  it('an asset that was only fetched ahead is no reason', async () => {
    fail()
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(window.__stuck).not.toHaveBeenCalled()
  })
})
