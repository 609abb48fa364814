import { hold } from '#shared/runtime/hold'
import { storage, visitStorage } from '#shared/runtime/storage'
import { randomId } from '../profile/random-id.ts'
import { hash } from './cache.ts'
import type { Endpoint } from './endpoint.ts'
import { type ApiError, isBreakdown, isUnheard } from './error.ts'

/** One decision of a person to spend or to claim: the server acts on its id at most once. */
export type Intent = {
  id: string
  /** As `nameOfIntent` says. */
  name: string
  /** It was asked with this id before: the answer may be that of an earlier decision, and the state another by now. */
  again: boolean
  settle(error?: ApiError): void
}

/** Since it was asked last: a decision of yesterday is nobody's any more. */
const keptMs = 24 * 60 * 60 * 1000

/** Decisions whose result this page does not know. Until it does, the page is not to be loaded again by itself. */
const open = new Map<string, { id: string; letGo(): void }>()

/** Equal for equal decisions of one person. */
export function nameOfIntent({ path, proof }: Endpoint, userId: string, params: object): string {
  const decided = JSON.stringify(params, (name, value) => (proof?.includes(name) ? undefined : value))
  return `intent:${path} ${hash(userId + decided)}`
}

/** Whether this page does not know what came of a decision. */
export const isOpen = (name: string) => open.has(name)

/** Ids that certainly have not left this phone: asked with again, they are asked with for the first time. */
const unsent = new Set<string>()

/**
 * The intent behind a call: the remembered one while its result is unknown, else a new one.
 * Kept through retry, remount, reload, another tab and return, until `settle` hears a definite answer.
 */
export function openIntent(endpoint: Endpoint, userId: string, params: object): Intent {
  const name = nameOfIntent(endpoint, userId, params)
  const [made, kept] = (visitStorage.read(name) ?? storage.read(name) ?? '').split(' ')
  const stored = Math.abs(Date.now() - Number(made)) < keptMs && kept
  const unknownHere = open.get(name)
  const before = unknownHere?.id ?? (stored || '')
  const id = before || randomId()
  // not over what another tab has decided since; in a full store it would not outlive a reload: then the tab keeps it
  if (!stored || stored === id) {
    const entry = `${Date.now()} ${id}`
    if (!storage.write(name, entry)) visitStorage.write(name, entry)
  }
  if (!unknownHere) open.set(name, { id, letGo: hold() })
  const again = !!before && !unsent.has(id)
  return {
    id,
    name,
    again,
    settle(error) {
      // what was not sent this time says nothing about an earlier attempt
      if (error && (isUnheard(error) || (again && error.neverSent))) {
        unsent.delete(id)
        error.markUnknown()
      }
      // nor does a login that ended
      else if (!unknownHere || error?.kind !== 'unauthorised') {
        // nothing waits for it; the id stays all the same, for a phone that is wrong about its line
        if (error?.neverSent) unsent.add(id)
        // a server that broke down may have acted before, and another tab may have sent it in a login that was good: the id stays
        else if (
          !error ||
          !(error.kind === 'unauthorised' || mayHaveActed(error, endpoint.ignoreToastBizCode))
        )
          // not what another tab has decided since
          for (const store of [storage, visitStorage]) if (store.read(name)?.endsWith(id)) store.remove(name)
        open.get(name)?.letGo()
        open.delete(name)
      }
    },
  }
}

/** Whether the server may have broken down after it acted; a bizCode that the page knows is a plain no. */
const mayHaveActed = (error: ApiError, known?: readonly string[]) =>
  isBreakdown(error) && !known?.includes(error.bizCode ?? '')
