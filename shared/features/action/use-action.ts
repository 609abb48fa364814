import { useEffect, useRef } from 'react'
import { serverNow } from '#shared/runtime/clock'
import { type ApiError, type Decided, decide, type Endpoint } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type { Into } from './into.ts'
import { tellFailure } from './tell-failure.ts'
import { type Turn, useTurn } from './use-turn.ts'

export interface ActionOptions<In, Out> {
  /** The calls that the answer tells of; they are read again after a failure. */
  into?: readonly Into<Out>[]
  /** Reads what else may be another by then. */
  alsoReload?: () => Promise<unknown>
  /** From then on, in ms by the server's clock, it is over: nothing is sent, these words are told, the state is read again. */
  until?: { at: number; words: string }
  /** The page's own words for a refusal; without any there are the server's. False: none. */
  words?: (error: ApiError) => string | false | undefined
  /** The page deals with a failure itself: true, and nothing is told or read again. */
  handles?: (error: ApiError, input: In) => boolean | Promise<boolean>
  /** What is shown while the answer is awaited and before it is put in, as a tin that opens. */
  reveal?: (asked: Promise<Decided<Out>>, input: In) => Promise<void>
  /** Hears that it was answered, whatever came of it: the question that asked for it goes before anything else is shown. */
  answered?: () => void
  /** It was done. `again`: the answer may be that of an earlier asking. */
  done?: (answer: Out, how: { input: In; again: boolean }) => void | Promise<void>
  /** Shared with other actions; by default it has one of its own. */
  turn?: Turn
}

export interface Action<In, Out> {
  /**
   * Acts once, whatever is tapped meanwhile. Gives the answer; undefined where nothing was done, which the person has been told.
   * @param key Tells it from others of its turn, as the id of what is claimed.
   */
  run(input: In, key?: string): Promise<Out | undefined>
  /** Something of its turn is under way; `acting` is its key. */
  busy: boolean
  acting: string | null
}

/**
 * An action of the person, from the tap to what is on the screen then: guarded against a second tap, its answer put in
 * unless something overtook it, a failure told and the state read again.
 */
export function useAction<In, Out>(
  endpoint: Endpoint<In, Out>,
  options: ActionOptions<In, Out> = {},
): Action<In, Out> {
  return useActing((input) => decide(endpoint, input), options)
}

/** As `useAction`, with its own way to send. */
export function useActing<In, Out>(
  send: (input: In) => Promise<Decided<Out>>,
  options: ActionOptions<In, Out>,
): Action<In, Out> {
  const own = useTurn()
  const turn = options.turn ?? own
  // by the time of the answer the page may have been drawn anew
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const act = async (input: In): Promise<Out | undefined> => {
    const { into = [], alsoReload, until } = options
    const reload = () => Promise.all([...into.map((each) => each.reload()), alsoReload?.()])
    if (until && serverNow() >= until.at) {
      toast.tip(until.words)
      await reload()
      return undefined
    }
    const puts = into.map((each) => each.begin())
    const asked = send(input)
    await options.reveal?.(asked, input)
    const result = await asked
    const { answered, handles, words, done } = latest.current
    answered?.()
    if (!result.ok) {
      if (!(await handles?.(result.error, input))) await tellFailure(result.error, reload, words)
      return undefined
    }
    const { data, again = false } = result
    const settled = puts.map((put) => put(data, again))
    await done?.(data, { input, again })
    await Promise.all(settled)
    return data
  }
  return {
    run: (input, key = '') => turn.take(key, () => act(input)),
    busy: turn.acting !== null,
    acting: turn.acting,
  }
}
