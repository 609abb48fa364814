import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#shared/runtime/clock'
import {
  type ApiError,
  type Endpoint,
  type MutationResult,
  mutate,
  type Query,
} from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { reportFailure } from './report-failure.ts'

export interface MutationOptions<In, Out> {
  /** Queries that the answer updates; they are refetched after a failure. */
  updates?: readonly Update<Out>[]
  /** Refetches other data that may have changed, after a failure. */
  refetch?: () => Promise<unknown>
  /** Deadline in ms by the server's clock. After it nothing is sent, this text is shown, and the state is refetched. */
  until?: { at: number; words: string }
  /** Failure text in place of the server's. False: none. */
  errorText?: (error: ApiError) => string | false | undefined
  /** Called on failure; return true if the page handles it: then nothing is shown or refetched. */
  onError?: (error: ApiError, input: In) => boolean | Promise<boolean>
  /** An animation between the request and its effect on the screen, as a tin that opens. */
  reveal?: (pending: Promise<MutationResult<Out>>, input: In) => Promise<void>
  /** Called when the request settles, before anything else is shown: closes the confirmation dialog. */
  onSettled?: () => void
  /** Called when the request succeeded. `again`: the answer may be that of an earlier request with the same idempotency key. */
  onSuccess?: (answer: Out, how: { input: In; again: boolean }) => void | Promise<void>
  /** Shared with other mutations, of which one runs at a time; by default each has its own. */
  lock?: Lock
}

export interface Mutation<In, Out> {
  /**
   * Sends the request once, however often it is called while pending. Resolves to the answer, or to undefined when
   * nothing was done, which has been shown.
   * @param key distinguishes mutations that share a lock, for instance the id of what is claimed.
   */
  run(input: In, key?: string): Promise<Out | undefined>
  /** A mutation of its lock is pending; `acting` is its key. */
  busy: boolean
  acting: string | null
}

/**
 * A request that changes something, from the tap to the updated screen: ignores a second tap, applies the answer to its
 * queries unless they have changed since, shows a failure and refetches.
 */
export function useMutation<In, Out>(
  endpoint: Endpoint<In, Out>,
  options: MutationOptions<In, Out> = {},
): Mutation<In, Out> {
  return useMutationBy((input) => mutate(endpoint, input), options)
}

/** `useMutation` with another transport. */
export function useMutationBy<In, Out>(
  send: (input: In) => Promise<MutationResult<Out>>,
  options: MutationOptions<In, Out>,
): Mutation<In, Out> {
  const own = useLock()
  const lock = options.lock ?? own
  // the page may have rendered again before the answer comes
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const act = async (input: In): Promise<Out | undefined> => {
    const { updates = [], until } = options
    const refetch = () => Promise.all([...updates.map((each) => each.refetch()), options.refetch?.()])
    if (until && serverNow() >= until.at) {
      toast.tip(until.words)
      await refetch()
      return undefined
    }
    const begun = updates.map((each) => each.beginUpdate())
    const pending = send(input)
    await options.reveal?.(pending, input)
    const result = await pending
    const { onSettled, onError, errorText, onSuccess } = latest.current
    onSettled?.()
    if (!result.ok) {
      if (!(await onError?.(result.error, input))) await reportFailure(result.error, refetch, errorText)
      return undefined
    }
    const { data, again = false } = result
    const applied = begun.map((apply) => apply(data, again))
    await onSuccess?.(data, { input, again })
    await Promise.all(applied)
    return data
  }
  return {
    run: (input, key = '') => lock.take(key, () => act(input)),
    busy: lock.acting !== null,
    acting: lock.acting,
  }
}

/** Lets one mutation run at a time, since each answer describes the state of its moment. */
export interface Lock {
  /** The key of the pending mutation. */
  acting: string | null
  /** Runs an action; resolves to undefined without running it while another one is pending. */
  take<Result>(key: string, act: () => Promise<Result>): Promise<Result | undefined>
}

/** A lock that several mutations of a screen share: `useMutation(buyPet, { lock })`. */
export function useLock(): Lock {
  // beside the state: a second tap may come before the next render
  const under = useRef(false)
  const [acting, setActing] = useState<string | null>(null)
  return {
    acting,
    async take(key, act) {
      if (under.current) return undefined
      under.current = true
      setActing(key)
      try {
        return await act()
      } finally {
        under.current = false
        setActing(null)
      }
    },
  }
}

/** How the answer of a mutation updates a query. */
export interface Update<Out> {
  /** Called when the mutation is sent; returns the function that applies its answer. */
  beginUpdate(): (answer: Out, late?: boolean) => Promise<void>
  refetch(): Promise<void>
}

/**
 * Updates a query with the answer of a mutation: `update(board, ({ board }) => board)`. Where the query has changed since the
 * mutation was sent, it is refetched in place of being overwritten.
 * @param read The query's new data, or how they are made from its current data.
 */
export function update<Out, Held>(
  call: Pick<Query<Held>, 'beginUpdate' | 'refetch'>,
  read: (answer: Out) => Held | ((now: Held) => Held),
): Update<Out> {
  return {
    beginUpdate() {
      const put = call.beginUpdate()
      return (answer, late) => put(read(answer), late)
    },
    refetch: call.refetch,
  }
}
