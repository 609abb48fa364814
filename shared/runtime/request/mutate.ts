import type { Endpoint } from '../schema/index.ts'
import { ApiError } from './error.ts'
import { person, type SendOptions, send, stopwatch } from './request.ts'

/**
 * `again`: it was sent before with an unknown result, so this may be the response to the earlier attempt: show what it
 * grants, and refetch the state.
 */
export type MutationResult<Out> = { ok: true; data: Out; again?: boolean } | { ok: false; error: ApiError }

export type MutateOptions = Pick<SendOptions<unknown>, 'quiet' | 'offered'> & {
  /** Retries once after whatever was not answered, and not after a timeout alone. */
  asksTwice?: boolean
}

/**
 * A timeout that fires later than this, in ms, was delayed by sleep: the person may have left, and a retry could act now.
 */
const ASKS_AGAIN_WITHIN_MS = 15_000

/**
 * Sends a mutation and resolves with its result; never rejects for a failed request. After a timeout it is sent once more
 * with the same idempotency key, if the server is reachable, no other person has logged in meanwhile, and that key still stands:
 * once a lookup has settled it, a retry would act anew.
 */
export function mutate<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: In,
  { asksTwice, ...options }: MutateOptions = {},
): Promise<MutationResult<Out>> {
  const startedBy = person()
  const waited = stopwatch()
  let again: boolean | undefined
  let retryOf: string | undefined
  const onKey = (asked: boolean, id: string) => {
    // the retry of this very call is no earlier attempt
    again ??= asked
    retryOf = id
  }
  const sendOnce = () => send(endpoint, input, { ...options, asked: true, onKey, retryOf })
  const askAgain = (error: ApiError) => {
    const asks = endpoint.idempotent && error.outcome === 'unknown' && (error.kind === 'timeout' || asksTwice)
    if (!asks || person() !== startedBy || waited() > ASKS_AGAIN_WITHIN_MS) throw error
    // an unsent retry says nothing about the first attempt
    return sendOnce().catch((second: ApiError) => {
      throw second.outcome === 'unsent' || second.kind === 'aborted' ? error : second
    })
  }
  return sendOnce()
    .catch(askAgain)
    .then(
      (data) => ({ ok: true, data, again }),
      (error) => {
        if (!(error instanceof ApiError)) throw error
        return { ok: false, error }
      },
    )
}
