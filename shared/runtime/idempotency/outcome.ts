/**
 * What came of an action. refused: the server said no, and did nothing. unknown: it may have acted. unsent: nothing was done
 * this time, which says nothing of an earlier attempt.
 */
export type Outcome = 'done' | 'refused' | 'unknown' | 'unsent'

/** How a call failed, as far as it tells what came of it: an `ApiError`. */
export interface Failure {
  kind: string
  code?: number
  bizCode?: string
  answered?: boolean
  neverSent?: boolean
}

/**
 * The one answer to "did it happen?".
 * @param plainNo bizCodes with which the server says no, whatever the code beside them.
 */
export function outcomeOf(failure: Failure, plainNo: readonly string[] = []): Exclude<Outcome, 'done'> {
  // a login that ended is refused before anything is done
  if (failure.neverSent || /^(login|unauthorised|unsent)$/.test(failure.kind)) return 'unsent'
  const mayHaveActed = isBreakdown(failure) && !plainNo.includes(failure.bizCode ?? '')
  return isUnheard(failure) || mayHaveActed ? 'unknown' : 'refused'
}

/** Whether no answer says what came of a call that has left the phone. */
export function isUnheard({ kind, code = 0, answered, neverSent }: Failure): boolean {
  if (kind === 'http') return !answered && (code < 400 || code >= 500)
  return !neverSent && /^(network|timeout|contract|aborted)$/.test(kind)
}

/** A server that broke down may have acted before. */
const isBreakdown = ({ kind, code = 0 }: Failure) =>
  /^(http|business)$/.test(kind) && code >= 500 && code < 600
