import { useCallback, useEffect, useRef, useState } from 'react'
import { session } from '#shared/runtime/session'
import type { Endpoint } from './endpoint.ts'
import { ApiError } from './error.ts'
import { perform } from './request.ts'
import { stopwatch } from './stopwatch.ts'

/**
 * `again`: its intent was asked before, and nobody had heard what came of it. So this may be the answer of then: what it
 * grants is told, what there is now is read from the server.
 */
export type ActionResult<Out> = { ok: true; data: Out; again?: boolean } | { ok: false; error: ApiError }

export type Action<In, Out> = {
  /** Never rejects on a failed call. While busy, a second run is the first one. */
  run(input: In): Promise<ActionResult<Out>>
  busy: boolean
  /** The last run may have taken effect: ask again with the same input, or read the state, before going on. */
  unknown: boolean
}

/** A time-out that comes later than this, in ms, has been slept over: whoever decided may have gone, and asking could act now. */
const asksAgainWithinMs = 15_000

const person = () => session.isLoggedIn() && session.get().userId

/** An action of the person: guarded against the double tap, failures told, intents kept until their result is known. */
export function useAction<In, Out>(
  endpoint: Endpoint<In, Out>,
  { onDone }: { onDone?(data: Out, input: In): void } = {},
): Action<In, Out> {
  const [{ busy, unknown }, setState] = useState({ busy: false, unknown: false })
  const running = useRef<Promise<ActionResult<Out>> | undefined>(undefined)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  const run = useCallback(
    (input: In) => {
      const decidedBy = person()
      const waited = stopwatch()
      const askAgain = (error: ApiError) => {
        // what a time-out left unknown is known before the button comes back, if the server can be reached again;
        // and if nobody else has logged in meanwhile, who has decided nothing
        if (error.kind !== 'timeout' || !error.unknownResult || person() !== decidedBy) throw error
        if (waited() > asksAgainWithinMs) throw error
        return perform(endpoint, input, { asked: true }).catch((again: ApiError) => {
          // a login that ended says nothing about the first attempt, nor does what was not sent
          throw /^(login|unauthorised|unsent)$/.test(again.kind) ? error : again
        })
      }
      const start = async (): Promise<ActionResult<Out>> => {
        setState((state) => ({ ...state, busy: true }))
        let unknown = false
        let again: boolean | undefined
        const onIntent = (asked: boolean) => {
          // a time-out of this very run is asked about with the same id too
          again ??= asked
        }
        try {
          const data = await perform(endpoint, input, { asked: true, onIntent }).catch(askAgain)
          done.current?.(data, input)
          return { ok: true, data, ...(again && { again }) }
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          unknown = error.unknownResult
          return { ok: false, error }
        } finally {
          running.current = undefined
          setState({ busy: false, unknown })
        }
      }
      running.current ??= start()
      return running.current
    },
    [endpoint],
  )
  return { run, busy, unknown }
}
