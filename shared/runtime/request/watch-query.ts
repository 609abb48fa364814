import { onRegion } from '#shared/runtime/address'
import type { Endpoint } from '../schema/index.ts'
import { ApiError } from './error.ts'
import { send } from './request.ts'

/** The state of a query. `stale`: the data is a cached answer, or a later refetch has failed. */
export type QueryState<Out> =
  | { status: 'loading'; data?: undefined; error?: undefined; stale: false }
  | { status: 'ready'; data: Out; error?: ApiError; stale: boolean }
  | { status: 'failed' | 'loggedOut'; data?: undefined; error?: ApiError; stale: false }

export type QueryWatch<Out> = {
  refetch(): Promise<void>
  /** As `refetch`, without a toast when it fails. */
  refetchQuietly(): Promise<void>
  setData(data: Out): void
  beginUpdate(): (data: Out, partly: boolean) => Promise<void>
  now(): QueryState<Out>
  pollEvery(ms: number | undefined): void
  stop(): void
}

const quietly = { quiet: true, renew: true }

export const loading: QueryState<never> = { status: 'loading', stale: false }

/**
 * Keeps the data of an endpoint up to date: fetches at once, at an optional interval, and when the page becomes visible
 * again. A response that a later request or `setData` has made stale is dropped. Refetches of shown data are silent.
 */
export function watchQuery<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  state: QueryState<Out>,
  onChange: (state: QueryState<Out>) => void,
): QueryWatch<Out> {
  let turn = 0
  let pollMs: number | undefined
  let abort: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt = 0
  // the page was hidden while a request was pending: its response may be outdated
  let backMeanwhile = false

  const show = (next: QueryState<Out>) => {
    state = next
    onChange(next)
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
    // an automatic refetch keeps the failure message
    if (state.status !== 'ready' && !how.quiet) show(loading)
    const onCached =
      state.status === 'ready'
        ? undefined
        : (data: Out) => {
            if (mine === turn) show({ status: 'ready', data, stale: true })
          }
    try {
      const data = await send(endpoint, input, { ...how, signal: abort.signal, onCached })
      if (mine === turn) show({ status: 'ready', data, stale: false })
    } catch (error) {
      if (mine !== turn) return
      const known = error instanceof ApiError
      if (state.status === 'ready') show({ ...state, error: known ? error : undefined, stale: true })
      else if (!known) show({ status: 'failed', stale: false })
      else if (error.kind === 'login' || error.kind === 'unauthorised')
        show({ status: 'loggedOut', error, stale: false })
      else show({ status: 'failed', error, stale: false })
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
    show({ status: 'ready', data, stale: false })
    if (back) renew()
    else schedule()
  }
  const renew = () => void load({ quiet: state.status === 'ready', renew: true })

  const onSeen = (event: Event) => {
    // Safari reports a return from its page cache by pageshow only
    if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return
    if (document.hidden) clearTimeout(timer)
    else if (!abort) renew()
    // not one sent on this event, for instance for another area
    else if (event.timeStamp > sentAt) backMeanwhile = true
  }
  const stopHearing = onRegion(renew)
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('pageshow', onSeen)
  void load({ quiet: state.status === 'ready' })

  return {
    refetch: () => load({ renew: true }),
    refetchQuietly: () => load(quietly),
    setData: set,
    beginUpdate() {
      const before = turn
      const held = state.data
      return async (data, partly) => {
        if (turn === before && !(partly && abort)) return set(data)
        // newer than the shown data, unless that has changed meanwhile; the pending response may be newer still
        if (state.data === held) show({ status: 'ready', data, stale: true })
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
