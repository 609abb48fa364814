import { expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { loadPart } from './load-part.ts'

const part = { Halls: 'halls' }
const offline = new TypeError('Failed to fetch dynamically imported module: http://localhost/static/x.js')
/** An `import()` whose browser keeps what failed: only an address that it has not seen is asked for. */
function browserWith(...answers: boolean[]) {
  const kept = new Map<string, boolean>()
  const asked: string[] = []
  const load = async (query: string) => {
    if (!kept.has(query)) {
      asked.push(query)
      kept.set(query, answers.shift() ?? true)
    }
    if (!kept.get(query)) throw offline
    return part
  }
  return { load, asked }
}

function watchFailures(prevent = false) {
  const failures: unknown[] = []
  const listener = (event: VitePreloadErrorEvent) => {
    failures.push(event.payload)
    if (prevent) event.preventDefault()
  }
  window.addEventListener('vite:preloadError', listener)
  afterThisTest(() => window.removeEventListener('vite:preloadError', listener))
  return failures
}

it('a part that comes is asked for once, under its own address', async () => {
  const { load, asked } = browserWith(true)
  expect(await loadPart(load)).toBe(part)
  expect(await loadPart(load)).toBe(part)
  expect(asked).toEqual([''])
})

it('a part that fails once is retried at once, under another address', async () => {
  const failures = watchFailures()
  const { load, asked } = browserWith(false, true)
  expect(await loadPart(load)).toBe(part)
  expect(asked).toEqual(['', expect.stringMatching(/^\?retry=\d+$/)])
  expect(failures).toEqual([])
})

it('a part that was truncated and still parses has no exports: it is retried', async () => {
  const load = vi.fn(async (query: string): Promise<object> => (query ? part : {}))
  expect(await loadPart(load)).toBe(part)
  expect(load).toHaveBeenCalledTimes(2)
})

it('a part that fails twice raises one event and is thrown; the next attempt really requests it again', async () => {
  const failures = watchFailures()
  const { load, asked } = browserWith(false, false, true)
  await expect(loadPart(load)).rejects.toBe(offline)
  expect(failures).toEqual([offline])
  expect(await loadPart(load)).toBe(part)
  expect(new Set(asked).size).toBe(3)
})

it('a failure that a listener takes upon itself is not thrown', async () => {
  watchFailures(true)
  const load = vi.fn().mockRejectedValue(offline)
  await expect(loadPart(load)).resolves.toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
})
