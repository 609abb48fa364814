import { storage } from '#shared/runtime/storage'
import { logText } from './log-text.ts'
import { steps } from './steps.ts'

/** One entry of the local error log; `date` in ms since 1970, texts masked and cut. */
export type LoggedError = { main: string; date: number; error: string; info: string }

const key = 'globalCatchErrors'
const cap = 800
/** Characters of an entry as it is stored, so that 800 of them fit: the message and the first frames of its stack. */
const longest = { error: 400, info: 150 }
/** Characters in all: a browser holds about five million for everything that the site stores. */
const room = 600_000

/**
 * Appends to the local error log; beyond 800 entries, beyond 600 000 characters and in a full store the oldest go, no
 * more of them than need be. The same error again within a second is one entry.
 * @param main What went wrong, in a word. @param info Where, as a component stack or a call.
 */
export function logError(main: string, error: unknown, info: unknown = ''): void {
  const stored = storage.readJson(key)
  const list: LoggedError[] = Array.isArray(stored) ? stored : []
  const whole = { main, date: Date.now(), error: logText(error), info: logText(info) }
  steps.push(whole)
  const entry: LoggedError = {
    ...whole,
    error: whole.error.slice(0, longest.error),
    info: whole.info.slice(0, longest.info),
  }
  const last = list[list.length - 1]
  if (last?.error === entry.error && Math.abs(entry.date - last.date) < 1000) return
  const all = [...list, entry].slice(-cap)
  const keepFrom = (oldest: number, limit = room) => {
    const text = JSON.stringify(all.slice(oldest))
    return text.length < limit && storage.write(key, text)
  }
  if (keepFrom(0)) return
  // halving instead of one by one: each attempt writes to storage
  let tooMany = 0
  let fits = all.length
  while (fits - tooMany > 1) {
    const middle = (tooMany + fits) >> 1
    if (keepFrom(middle)) fits = middle
    else tooMany = middle
  }
  // not even the new one fits: blocked rather than full, and memory takes it all
  if (fits === all.length || !keepFrom(fits)) keepFrom(0, 1 / 0)
}
