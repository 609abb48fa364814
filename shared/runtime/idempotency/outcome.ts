/**
 * Outcome of a mutation. refused: the server declined without an effect. unknown: it may have acted. unsent: nothing was
 * sent this time, which says nothing about an earlier attempt.
 */
export type Outcome = 'done' | 'refused' | 'unknown' | 'unsent'

/** The parts of an `ApiError` that determine the outcome. */
export interface Failure {
  kind: string
  code?: number
  bizCode?: string
  answered?: boolean
  neverSent?: boolean
}

/**
 * Determines the outcome.
 * @param plainNo bizCodes by which the server declines, whatever the code beside them.
 */
export function outcomeOf(failure: Failure, plainNo: readonly string[] = []): Exclude<Outcome, 'done'> {
  // a login that ended is refused before anything is done
  if (failure.neverSent || /^(login|unauthorised|unsent)$/.test(failure.kind)) return 'unsent'
  const mayHaveActed = isBreakdown(failure) && !plainNo.includes(failure.bizCode ?? '')
  return isUnheard(failure) || mayHaveActed ? 'unknown' : 'refused'
}

/** Whether a request was sent and no response states its outcome. */
export function isUnheard({ kind, code = 0, answered, neverSent }: Failure): boolean {
  if (kind === 'http') return !answered && (code < 400 || code >= 500)
  return !neverSent && /^(network|timeout|contract|aborted)$/.test(kind)
}

/** A server that broke down may have acted before. */
const isBreakdown = ({ kind, code = 0 }: Failure) =>
  /^(http|business)$/.test(kind) && code >= 500 && code < 600
