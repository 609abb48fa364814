import { onRegion } from '#shared/runtime/address'
import type { Endpoint } from './endpoint.ts'
import { ApiError } from './error.ts'
import { perform } from './request.ts'

/** Where a watched call stands. `stale`: the data is a kept answer, or a later refresh has failed. */
export type CallState<Out> =
  | { status: 'loading'; data?: undefined; error?: undefined; stale: false }
  | { status: 'ready'; data: Out; error?: ApiError; stale: boolean }
  | { status: 'failed' | 'loggedOut'; data?: undefined; error?: ApiError; stale: false }

export type CallWatch<Out> = {
  reload(): Promise<void>
  /** As `reload`, without a word when it fails. */
  renew(): Promise<void>
  set(data: Out): void
  begin(): (data: Out, partly: boolean) => Promise<void>
  now(): CallState<Out>
  pollEvery(ms: number | undefined): void
  stop(): void
}

const quietly = { quiet: true, renew: true }

export const loading: CallState<never> = { status: 'loading', stale: false }

/**
 * Keeps an answer up to date: asks at once, at an interval if told to, and when the page is seen again.
 * An answer that a later question or `set` has overtaken is dropped. Renewing behind the data is silent.
 */
export function watchCall<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  state: CallState<Out>,
  tell: (state: CallState<Out>) => void,
): CallWatch<Out> {
  let turn = 0
  let pollMs: number | undefined
  let abort: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt = 0
  // the page was left and is back while a call was under way, which may tell of before
  let backMeanwhile = false

  const put = (next: CallState<Out>) => {
    state = next
    tell(next)
  }
  const overtake = () => {
    clearTimeout(timer)
    abort?.abort()
    abort = undefined
    backMeanwhile = false
    return ++turn
  }
  const schedule = () => {
    if (pollMs && !document.hidden) timer = setTimeout(load, pollMs, quietly)
  }

  async function load(how: { quiet?: boolean; renew?: boolean }): Promise<void> {
    const mine = overtake()
    abort = new AbortController()
    sentAt = performance.now()
    // a renewal by itself leaves what is said of a failure on screen
    if (state.status !== 'ready' && !how.quiet) put(loading)
    const onCached =
      state.status === 'ready'
        ? undefined
        : (data: Out) => {
            if (mine === turn) put({ status: 'ready', data, stale: true })
          }
    try {
      const data = await perform(endpoint, input, { ...how, signal: abort.signal, onCached })
      if (mine === turn) put({ status: 'ready', data, stale: false })
    } catch (error) {
      if (mine !== turn) return
      const known = error instanceof ApiError
      if (state.status === 'ready') put({ ...state, error: known ? error : undefined, stale: true })
      else if (!known) put({ status: 'failed', stale: false })
      else if (error.kind === 'login' || error.kind === 'unauthorised')
        put({ status: 'loggedOut', error, stale: false })
      else put({ status: 'failed', error, stale: false })
      if (!known) throw error
    } finally {
      if (mine === turn) {
        abort = undefined
        if (backMeanwhile) renew()
        else schedule()
      }
    }
  }

  const set = (data: Out) => {
    const back = backMeanwhile
    overtake()
    put({ status: 'ready', data, stale: false })
    if (back) renew()
    else schedule()
  }
  const renew = () => void load({ quiet: state.status === 'ready', renew: true })

  const onSeen = (event: Event) => {
    // Safari tells of a return from its page cache by pageshow alone
    if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return
    if (document.hidden) clearTimeout(timer)
    else if (!abort) renew()
    // not one that left on this very event, as for another area
    else if (event.timeStamp > sentAt) backMeanwhile = true
  }
  const stopHearing = onRegion(renew)
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('pageshow', onSeen)
  void load({ quiet: state.status === 'ready' })

  return {
    reload: () => load({ renew: true }),
    renew: () => load(quietly),
    set,
    begin() {
      const before = turn
      const held = state.data
      return async (data, partly) => {
        if (turn === before && !(partly && abort)) return set(data)
        // newer than what is shown, unless that has changed meanwhile; what is being read may be newer still
        if (state.data === held) put({ status: 'ready', data, stale: true })
        return load(quietly)
      }
    },
    now: () => state,
    pollEvery(ms) {
      pollMs = ms
      clearTimeout(timer)
      if (!abort) schedule()
    },
    stop() {
      overtake()
      stopHearing()
      document.removeEventListener('visibilitychange', onSeen)
      window.removeEventListener('pageshow', onSeen)
    },
  }
}
