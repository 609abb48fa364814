import { useCallback, useEffect, useRef, useState } from 'react'
import { type Address, address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { useSession } from '#shared/runtime/session'
import type { Endpoint } from './endpoint.ts'
import type { ApiError } from './error.ts'
import { type CallState, type CallWatch, loading, watchCall } from './watch-call.ts'

let rendered: ((endpoint: Endpoint, input: unknown) => void) | undefined

/** Hears of every call that a screen makes while it is rendered in Node; the build finds the first calls by it. */
export function onRenderedCall(listener: (endpoint: Endpoint, input: unknown) => void): void {
  rendered = listener
}

/** The input, or how it follows from the page address. */
export type CallInput<In> = In | ((address: Address) => In)

export type UseCallOptions = {
  /** Default true. */
  enabled?: boolean
  /** Asks again so long after each answer, in ms. */
  pollMs?: number
}

/**
 * Puts in what an action answered of a call, or the part of it that it told. Where something has overtaken it since it left,
 * what there is now is read too, in silence; so it is where it is the answer of an earlier asking (`late`), which is not put in.
 */
export type Put<Out> = (answer: Out | ((now: Out) => Out), late?: boolean) => Promise<void>

/**
 * A call in a component. `data` is there when ready (also with an `error`: then a refresh failed and `stale` is true);
 * `reload` resolves when its answer is in; `set` puts in what is known here. `begin` is asked as an action leaves, for
 * the way to put its answer in: several actions under way together may be answered in any order.
 */
export type Call<Out> = CallState<Out> & {
  reload(): Promise<void>
  set(next: Out | ((now: Out | undefined) => Out)): void
  begin(): Put<Out>
}

const loggedOut: CallState<never> & { error?: ApiError } = { status: 'loggedOut', stale: false }

/**
 * Asks for data as long as the component is there: again on another input, on login, and when the page is seen again.
 * The first render is always 'loading'. Logged out where login is needed: 'loggedOut', without a toast;
 * in an app, when it has not brought a login in time.
 */
export function useCall<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: CallInput<In>,
  { enabled = true, pollMs }: UseCallOptions = {},
): Call<Out> {
  if (typeof window === 'undefined' && enabled) rendered?.(endpoint, input)
  const who = useSession()
  const asked = typeof input === 'function' ? (input as (address: Address) => In)(address()) : input
  const person = who.loggedIn ? who.userId : ''
  const question = JSON.stringify([asked, person])
  const [told, setTold] = useState<{ question: string; endpoint: unknown; state: CallState<Out> }>()
  const watch = useRef<CallWatch<Out> | undefined>(undefined)
  // in an app the call itself waits for a login
  const refused = who.known && endpoint.needLogin !== false && !person && !bridge.inApp
  const active = enabled && who.known && !refused

  const current = told && told.question === question && told.endpoint === endpoint ? told.state : loading

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the input, by value
  useEffect(() => {
    if (!active) return
    watch.current = watchCall(endpoint, asked, current, (state) => setTold({ question, endpoint, state }))
    return () => {
      watch.current?.stop()
      watch.current = undefined
    }
  }, [active, endpoint, question])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new watch has to be told again
  useEffect(() => watch.current?.pollEvery(pollMs), [active, endpoint, question, pollMs])

  const reload = useCallback(async () => watch.current?.reload(), [])
  const set: Call<Out>['set'] = useCallback((next) => {
    const now = watch.current?.now().data
    watch.current?.set(typeof next === 'function' ? (next as (now: Out | undefined) => Out)(now) : next)
  }, [])
  const begin = useCallback((): Put<Out> => {
    const mine = watch.current
    const put = mine?.begin()
    return async (answer, late) => {
      const { data } = mine?.now() ?? {}
      const whole = typeof answer !== 'function'
      // of another question by now, or a part of what is not there yet
      if (late || !put || mine !== watch.current || (!whole && data === undefined))
        return watch.current?.renew()
      return put(whole ? answer : (answer as (now: Out) => Out)(data as Out), !whole)
    }
  }, [])

  return { ...(refused && enabled ? loggedOut : current), reload, set, begin }
}
