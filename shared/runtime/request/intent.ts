import { visitStorage } from '#shared/runtime/storage'
import { randomId } from '../profile/random-id.ts'
import { hash } from './cache.ts'
import type { ApiError } from './error.ts'

/** One decision of a person to spend or to claim: the server acts on its id at most once. */
export type Intent = {
  id: string
  /** Equal for equal decisions of one person. */
  name: string
  settle(error?: ApiError): void
}

/**
 * The intent behind a call: the remembered one while its result is unknown, else a new one.
 * Kept in the tab through retry, reload and return, until `settle` hears a definite answer.
 */
export function openIntent(path: string, userId: string, params: object): Intent {
  const name = `intent:${path} ${hash(userId + JSON.stringify(params))}`
  const remembered = visitStorage.read(name)
  const id = remembered ?? randomId()
  if (!remembered) visitStorage.write(name, id)
  return {
    id,
    name,
    settle(error) {
      if (error && isUnknown(error)) error.markUnknown()
      // a login that ended says nothing about an earlier attempt
      else if (error?.kind !== 'unauthorised') visitStorage.remove(name)
    },
  }
}

/** Whether the server may have acted although no answer says so. */
function isUnknown({ kind, code = 0, answered }: ApiError): boolean {
  if (kind === 'http') return !answered && (code < 400 || code >= 500)
  return kind === 'network' || kind === 'timeout' || kind === 'contract' || kind === 'aborted'
}
