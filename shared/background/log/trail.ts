import { type LoggedError, mask, type Step } from '#shared/runtime/errors'
import { storage } from '#shared/runtime/storage'

/** The last steps of a device, those of earlier pages included: what support follows when a person complains. */
const KEY = 'statisticsTrail'
const MOST = 80
/** Steps are written together, so long after the first of them, and when the page is hidden. */
const GATHER_MS = 2000

const fresh: LoggedError[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** The steps, oldest first, in the form of the local error log, with which they are uploaded. */
export function readTrail(): LoggedError[] {
  const stored = storage.readJson(KEY)
  return [...(Array.isArray(stored) ? stored : []), ...fresh].slice(-MOST)
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  if (fresh.length === 0) return
  const all = readTrail()
  fresh.length = 0
  storage.writeJson(KEY, all)
}

/** Adds a request or bridge call once its result is known. Errors have a log of their own. */
export function noteInTrail(step: Step): void {
  if ('main' in step) return
  const date = Date.now()
  const add = (main: string, error: string) => {
    fresh.push({ main, date, error: mask(error), info: location.pathname })
    timer ??= setTimeout(write, GATHER_MS)
  }
  if ('method' in step) {
    void Promise.resolve(step.answer).then(({ ok, code }) =>
      add('bridge', `${step.method} ${ok ? 'ok' : code}`),
    )
    return
  }
  const { method, url, body } = step.call
  const path = url.split('?')[0]
  if (path?.includes('/frontendLog/')) return
  const key = body instanceof URLSearchParams && body.get('intentId')
  const named = `${method} ${path}${key ? ` key ${key}` : ''}`
  step.answer.then(
    ({ status, text, headers, sentAt, headersAt }) => {
      const code = /"code"\s*:\s*"?(-?\d+)/.exec(text)?.[1] ?? ''
      const id = headers.get('x-request-id')
      add('request', `${named} ${status} code ${code} ${headersAt - sentAt} ms${id ? ` id ${id}` : ''}`)
    },
    (error: { kind?: string }) => add('request', `${named} ${error.kind}`),
  )
}

/** Writes the trail when the page is hidden or left. */
export function keepTrail(): void {
  document.addEventListener('visibilitychange', write)
  addEventListener('pagehide', write)
}
