import type { Endpoint } from './endpoint.ts'
import { ApiError } from './error.ts'
import { type PerformOptions, perform, person } from './request.ts'
import { stopwatch } from './stopwatch.ts'

/**
 * `again`: it was asked before, and nobody had heard what came of it. So this may be the answer of then: what it grants is
 * told, what there is now is read from the server.
 */
export type Decided<Out> = { ok: true; data: Out; again?: boolean } | { ok: false; error: ApiError }

export type DecideOptions = Pick<PerformOptions<unknown>, 'quiet' | 'offered'> & {
  /** Asks once more about whatever was not answered, and not about a time-out alone. */
  asksTwice?: boolean
}

/** A time-out that comes later than this, in ms, has been slept over: whoever decided may have gone, and asking could act now. */
const ASKS_AGAIN_WITHIN_MS = 15_000

/**
 * Sends what a person decided, and hears what came of it; never rejects on a failed call. A time-out is asked about once with
 * the same id, if the server can be reached again, and if nobody else has logged in meanwhile, who has decided nothing.
 */
export function decide<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  { asksTwice, ...options }: DecideOptions = {},
): Promise<Decided<Out>> {
  const decidedBy = person()
  const waited = stopwatch()
  let again: boolean | undefined
  const onDecided = (asked: boolean) => {
    // asking once more about this very one is no other asking
    again ??= asked
  }
  const send = () => perform(endpoint, input, { ...options, asked: true, onDecided })
  const askAgain = (error: ApiError) => {
    const asks = endpoint.intent && error.outcome === 'unknown' && (error.kind === 'timeout' || asksTwice)
    if (!asks || person() !== decidedBy || waited() > ASKS_AGAIN_WITHIN_MS) throw error
    // what was not sent this time says nothing about the first
    return send().catch((second: ApiError) => {
      throw second.outcome === 'unsent' ? error : second
    })
  }
  return send()
    .catch(askAgain)
    .then(
      (data) => ({ ok: true, data, again }),
      (error) => {
        if (!(error instanceof ApiError)) throw error
        return { ok: false, error }
      },
    )
}
