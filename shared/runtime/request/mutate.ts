import type { Endpoint } from './endpoint.ts'
import { ApiError } from './error.ts'
import { type PerformOptions, perform, person } from './request.ts'
import { stopwatch } from './stopwatch.ts'

/**
 * `again`: it was sent before, and its result was unknown. So this may be the answer to the earlier attempt: what it grants is
 * shown, the current state is read from the server.
 */
export type MutationResult<Out> = { ok: true; data: Out; again?: boolean } | { ok: false; error: ApiError }

export type MutateOptions = Pick<PerformOptions<unknown>, 'quiet' | 'offered'> & {
  /** Retries once after whatever was not answered, and not after a time-out alone. */
  asksTwice?: boolean
}

/** A time-out that comes later than this, in ms, has been slept over: the person may have gone, and a retry could act now. */
const ASKS_AGAIN_WITHIN_MS = 15_000

/**
 * Sends a mutation and resolves with its result; never rejects on a failed call. After a time-out it is sent once more with the
 * same idempotency key, if the server can be reached again and nobody else has logged in meanwhile.
 */
export function mutate<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  { asksTwice, ...options }: MutateOptions = {},
): Promise<MutationResult<Out>> {
  const startedBy = person()
  const waited = stopwatch()
  let again: boolean | undefined
  const onKey = (asked: boolean) => {
    // the retry of this very call is no earlier attempt
    again ??= asked
  }
  const send = () => perform(endpoint, input, { ...options, asked: true, onKey })
  const askAgain = (error: ApiError) => {
    const asks = endpoint.idempotent && error.outcome === 'unknown' && (error.kind === 'timeout' || asksTwice)
    if (!asks || person() !== startedBy || waited() > ASKS_AGAIN_WITHIN_MS) throw error
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
