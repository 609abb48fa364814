import { onNoted } from '#shared/runtime/log'
import { ApiError } from '#shared/runtime/request'
import { storage } from '#shared/runtime/storage'
import { YOUNG_MS } from './intake.ts'
import { alone } from './lease.ts'
import { createPending } from './pending.ts'
import { fitting, send } from './send.ts'

const KEY = 'statisticsRest'
const FIRST_MS = 5000
const MOST_MS = 5 * 60_000
/** The server may request a longer pause, up to an hour. */
const ASKED_MOST_MS = 60 * 60_000

type Rest = { until: number; failures: number }

const read = () => storage.readJson(KEY) as Rest | null | undefined

/** How long a log collection that did not answer is left alone: by every page, each failure twice as long. */
const rest = {
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

/** Events leave together, this long after the first of them. */
const GATHER_MS = 1000
const BATCH = 200
/** Not found, timeout, too many requests. A 401 has kind 'unauthorised', not 'http'. */
const NOT_ABOUT_THE_EVENTS = [404, 408, 429]

/** A permanent refusal: retrying the same event would block all later ones. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, code = 0 } = error
  if (kind === 'business') return code !== 500
  return kind === 'http' && code >= 400 && code < 500 && !NOT_ABOUT_THE_EVENTS.includes(code)
}

/**
 * Sends new events and those of earlier pages, each by its rid until the server confirms it. Failures are silent. Returns
 * the stop function.
 */
export function startLogUpload(): () => void {
  const pending = createPending()
  /** Sent, and no answer yet. */
  const flying = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  let busy = false
  /** Events in the next call: half as many after each that failed, for a slow line or a host that limits bodies. */
  let most = BATCH

  /** False: refused, to be sent again in smaller batches at once. */
  async function fly(rids: string[], sent: Promise<void>): Promise<boolean> {
    for (const rid of rids) flying.add(rid)
    try {
      await sent
      rest.end()
      most = Math.min(most * 2, BATCH)
      await pending.drop(rids)
      return true
    } catch (error) {
      most = Math.max(1, Math.floor(Math.min(most, rids.length) / 2))
      if (isRefused(error)) {
        if (rids.length > 1) return false
        await pending.drop(rids)
      }
      rest.begin(error instanceof ApiError ? error.retryAfterMs : 0)
      throw error
    } finally {
      for (const rid of rids) flying.delete(rid)
    }
  }

  async function sendAll(goOn: () => boolean): Promise<void> {
    const rids = await pending.rids()
    while (rids.length && goOn()) {
      // reread before each batch: another page may have sent its own events meanwhile
      const batch = await pending.read(rids.splice(0, most).filter((rid) => !flying.has(rid)))
      const sent = batch.map(({ rid }) => rid)
      if (batch.length && !(await fly(sent, send(batch)))) rids.unshift(...sent)
    }
  }

  async function upload(): Promise<void> {
    if (busy) return soon(GATHER_MS)
    busy = true
    try {
      if (!rest.left() && (!(await alone(sendAll)) || pending.waitsForOthers())) soon(YOUNG_MS)
    } catch {
      // the next try is after the rest
    }
    if (rest.left()) {
      await pending.setAside()
      soon(rest.left())
    }
    busy = false
  }

  /** One timer, however much happens: after a long freeze there is one upload to make up for. */
  function soon(ms: number): void {
    const at = Date.now() + ms
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY
      void upload()
    }, ms)
  }

  /**
   * Sends what fits synchronously; everything stays stored until the response, which an unloading page does not receive.
   */
  function sendAtLeave(): void {
    if (rest.left()) return
    const events = pending.fresh().filter(({ rid }) => !flying.has(rid))
    const first = fitting(events)
    const rids = first.map(({ rid }) => rid)
    if (first.length)
      fly(rids, send(first)).then(
        (taken) => taken || soon(GATHER_MS),
        () => soon(rest.left()),
      )
  }

  const onHidden = () => document.hidden && sendAtLeave()
  onNoted(() => soon(GATHER_MS))
  // Phones end a hidden page without a pagehide.
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', sendAtLeave)
  soon(GATHER_MS)

  return () => {
    clearTimeout(timer)
    onNoted(() => {})
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', sendAtLeave)
  }
}
