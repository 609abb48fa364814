import { storage } from '#shared/runtime/storage'

const KEY = 'statisticsRest'
const FIRST_MS = 5000
const MOST_MS = 5 * 60_000
/** The server may request a longer pause, up to an hour. */
const ASKED_MOST_MS = 60 * 60_000

type Rest = { until: number; failures: number }

const read = () => storage.readJson(KEY) as Rest | null | undefined

/** How long a log collection that did not answer is left alone: by every page, each failure twice as long. */
export const rest = {
  /** Remaining pause in ms; 0: none. */
  left(): number {
    const left = Number(read()?.until) - Date.now()
    // longer than any pause: the clock was set back
    return left > 0 && left <= ASKED_MOST_MS ? left : 0
  },

  /** @param askedMs pause requested by the server. */
  begin(askedMs = 0): void {
    const failures = Math.min(Number(read()?.failures) || 0, 10)
    const ms = Math.min(FIRST_MS * 2 ** failures, MOST_MS)
    const until = Date.now() + Math.max(ms, Math.min(askedMs, ASKED_MOST_MS))
    storage.writeJson(KEY, { until, failures: failures + 1 } satisfies Rest)
  },

  end: (): void => storage.remove(KEY),
}
