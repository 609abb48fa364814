import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, CHROMIUM, fail, NEW, OLD, open, pass, stored, visit, watchedPage } from './testing.ts'

watchedPage()

describe('a first visit', () => {
  it('a first visit stores the version without a reload', async () => {
    await visit.page.watch()
    expect(localStorage.getItem('latest_version_txt')).toBe(NEW)
    await pass(60_000)
    expect([visit.page.said(), visit.replace.mock.calls]).toEqual([undefined, []])
  })

  it('a first visit that could not ask at its start stores the version at the first failure', async () => {
    answer('', 503)
    await visit.page.watch()
    answer(NEW)
    fail()
    await pass(60_000)
    expect(stored()).toBe(NEW)
    expect(visit.replace).not.toHaveBeenCalled()
  })
})

describe('when something of the page failed to load and there is a new version', () => {
  beforeEach(async () => {
    localStorage.setItem('latest_version_txt', OLD)
    await visit.page.watch()
  })

  it('a warning shows a message, and after 2 s the page is loaded again, once', async () => {
    expect(visit.asked).toEqual([])
    fail()
    await pass(221)
    fail()
    await pass(221)
    expect(visit.asked).toEqual([])
    await pass(1)
    expect(visit.asked).toEqual([expect.stringMatching(/^\/version\.txt\?0\.\d+$/)])
    expect(visit.page.said()).toBe('new version online, please update before use')
    await pass(1999)
    expect(visit.replace).not.toHaveBeenCalled()
    expect(stored()).toBe(OLD)
    await pass(1)
    expect(visit.replace).toHaveBeenCalledWith(`?timestamp=${Date.now()}`)
    expect(stored()).toBe(NEW)
    fail()
    await pass(10_000)
    expect(visit.replace).toHaveBeenCalledOnce()
  })

  it('the same failure after that reload brings no second one for this version', async () => {
    fail()
    await pass(3000)
    visit.page = await open()
    await visit.page.watch()
    localStorage.setItem('latest_version_txt', OLD)
    fail()
    await pass(10_000)
    expect(visit.replace).toHaveBeenCalledOnce()
  })

  it('a person who leaves before that reload is offered it again on the next page', async () => {
    fail()
    await pass(2000)
    expect(visit.page.said()).toBe('new version online, please update before use')
    vi.clearAllTimers()
    visit.page = await open()
    await visit.page.watch()
    fail()
    await pass(2222)
    expect(visit.replace).toHaveBeenCalledOnce()
  })

  it('while something holds the page, as a half-filled form or a payment, the reload waits', async () => {
    const release = visit.page.lockReload()
    fail()
    await pass(60_000)
    expect(visit.page.said()).toBeUndefined()
    release()
    expect(visit.page.said()).toBe('new version online, please update before use')
    await pass(1000)
    const again = visit.page.lockReload()
    await pass(60_000)
    expect(visit.replace).not.toHaveBeenCalled()
    again()
    await pass(2000)
    expect(visit.replace).toHaveBeenCalledOnce()
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
    expect([visit.page.said(), stored()]).toEqual([undefined, OLD])
    expect(visit.replace).not.toHaveBeenCalled()
  })

  it.each([
    ['missing', () => new Response(NEW, { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stalled', () => new Promise<Response>(() => {})],
    ['stalled half way', () => ({ ok: true, text: () => new Promise(() => {}) }) as unknown as Response],
  ])('a version file that is %s changes nothing', async (_, file) => {
    visit.current = file
    visit.page.logError('render', new TypeError(CHROMIUM))
    await pass(10_222)
    expect([visit.page.said(), stored()]).toEqual([undefined, OLD])
    answer(OLD)
    fail()
    await pass(222)
    expect(visit.replace).not.toHaveBeenCalled()
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
      visit.page.logError('render', new TypeError(message), '\n    at Sheets')
      await pass(222)
      expect(visit.page.said()).toBe('new version online, please update before use')
    },
  )

  it('a logged error of any other kind does not count as such a failure', async () => {
    visit.page.logError('render', new TypeError('Cannot read properties of undefined'))
    await pass(60_000)
    expect(visit.asked).toEqual([])
  })
})
