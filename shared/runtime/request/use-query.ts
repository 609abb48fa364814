import { useCallback, useEffect, useRef, useState } from 'react'
import { type Address, address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { useSession } from '#shared/runtime/session'
import type { Endpoint } from '../schema/index.ts'
import type { ApiError } from './error.ts'
import { loading, type QueryState, type QueryWatch, watchQuery } from './watch-query.ts'

let rendered: ((endpoint: Endpoint, input: unknown) => void) | undefined

/** Called with every query of a screen that is rendered in Node; the build finds the first calls by it. */
export function onRenderedQuery(listener: (endpoint: Endpoint, input: unknown) => void): void {
  rendered = listener
}

/** The input, or how it follows from the page address. */
export type QueryInput<In> = In | ((address: Address) => In)

export type QueryOptions = {
  /** Default true. */
  enabled?: boolean
  /** Refetch interval after each response, in ms. */
  pollMs?: number
}

/**
 * Applies the answer of a mutation to a query, or the part of it that the answer has. Where the query has changed since the
 * mutation was sent, and for the answer of an earlier request (`late`), it is refetched without a toast instead.
 */
export type ApplyUpdate<Out> = (answer: Out | ((now: Out) => Out), late?: boolean) => Promise<void>

/**
 * The data of an endpoint in a component. `data` is there when ready (also with an `error`: then a refetch failed and `stale`
 * is true); `refetch` resolves when its answer is applied; `setData` replaces the data. `beginUpdate` is called when a mutation
 * is sent and returns the function that applies its answer, since several pending mutations may be answered in any order.
 */
export type Query<Out> = QueryState<Out> & {
  refetch(): Promise<void>
  setData(next: Out | ((now: Out | undefined) => Out)): void
  beginUpdate(): ApplyUpdate<Out>
}

const loggedOut: QueryState<never> & { error?: ApiError } = { status: 'loggedOut', stale: false }

/**
 * Fetches data while the component is mounted: again for another input, after a login, and when the page becomes visible
 * again. The first render is always 'loading'. 'loggedOut' where a login is required, without a toast; in an app, if it
 * provided no login in time.
 */
export function useQuery<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: QueryInput<In>,
  { enabled = true, pollMs }: QueryOptions = {},
): Query<Out> {
  if (typeof window === 'undefined' && enabled) rendered?.(endpoint, input)
  const who = useSession()
  const params = typeof input === 'function' ? (input as (address: Address) => In)(address()) : input
  const person = who.loggedIn ? who.userId : ''
  const key = JSON.stringify([params, person])
  const [latest, setLatest] = useState<{ key: string; endpoint: unknown; state: QueryState<Out> }>()
  const watch = useRef<QueryWatch<Out> | undefined>(undefined)
  // in an app the request itself waits for a login
  const refused = who.known && endpoint.needLogin !== false && !person && !bridge.inApp
  const active = enabled && who.known && !refused

  const current = latest && latest.key === key && latest.endpoint === endpoint ? latest.state : loading

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the input, by value
  useEffect(() => {
    if (!active) return
    watch.current = watchQuery(endpoint, params, current, (state) => setLatest({ key, endpoint, state }))
    return () => {
      watch.current?.stop()
      watch.current = undefined
    }
  }, [active, endpoint, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new watch needs it again
  useEffect(() => watch.current?.pollEvery(pollMs), [active, endpoint, key, pollMs])

  const refetch = useCallback(async () => watch.current?.refetch(), [])
  const setData: Query<Out>['setData'] = useCallback((next) => {
    const now = watch.current?.now().data
    watch.current?.setData(typeof next === 'function' ? (next as (now: Out | undefined) => Out)(now) : next)
  }, [])
  const beginUpdate = useCallback((): ApplyUpdate<Out> => {
    const mine = watch.current
    const apply = mine?.beginUpdate()
    return async (answer, late) => {
      const { data } = mine?.now() ?? {}
      const whole = typeof answer !== 'function'
      // the input has changed, or a part of data that are not there yet
      if (late || !apply || mine !== watch.current || (!whole && data === undefined))
        return watch.current?.refetchQuietly()
      return apply(whole ? answer : (answer as (now: Out) => Out)(data as Out), !whole)
    }
  }, [])

  return { ...(refused && enabled ? loggedOut : current), refetch, setData, beginUpdate }
}
