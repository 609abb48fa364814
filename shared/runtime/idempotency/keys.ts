import { serverNow } from '#shared/runtime/clock'
import { lockReload } from '#shared/runtime/reload-lock'
import { hash, storage, visitStorage } from '#shared/runtime/storage'
import { randomId } from '../profile/random-id.ts'
import { type Failure, isUnheard, type Outcome, outcomeOf } from './outcome.ts'

/** An `Endpoint` whose requests carry an idempotency key. */
export interface KeyedEndpoint {
  path: string
  /** Inputs that are credentials only: with another value it is the same mutation. */
  proof?: readonly string[]
  ignoreToastBizCode?: readonly string[]
}

/** The idempotency key of one mutation: the server acts on its id at most once. */
export interface IdempotencyKey {
  id: string
  /** By `nameOfKey`. */
  name: string
  /** Sent with this id before: the answer may be that of an earlier attempt, and the state newer. */
  again: boolean
  /** Called with how it ended: done where there is no failure. */
  settle(failure?: Failure): Outcome
}

/** Of a key that certainly never left, by the server's clock: any other is kept until its result is known. */
const UNSENT_KEPT_MS = 24 * 60 * 60 * 1000

/** In place of an offer. */
const UNSENT = 'unsent'

/** Pending mutations of this page. While there are any the page does not reload by itself. */
const open = new Map<string, { at: number; id: string; unlock(): void }>()

/** Ids that certainly have not left this phone: sent again, they are sent for the first time. */
const unsent = new Set<string>()

/** Clears pending mutations: between tests, which also clear storage. */
export function forgetOpen(): void {
  for (const { unlock } of open.values()) unlock()
  open.clear()
  unsent.clear()
}

/** The stored form of a key, for all tabs and later page loads. */
export interface Kept {
  /** When it was sent last, in ms by the server's clock. */
  at: number
  id: string
  /** When it was sent first, and the input as JSON without proofs, where it is offered to be looked up; or 'unsent'. */
  offer: string
}

/** Equal for equal inputs of one person, and reveals neither. */
export function nameOfKey(endpoint: KeyedEndpoint, userId: string, params: object): string {
  return `intent:${endpoint.path} ${hash(userId + keyedInput(endpoint, params))}`
}

const keyedInput = ({ proof }: KeyedEndpoint, params: object) =>
  JSON.stringify(params, (name, value) => (proof?.includes(name) ? undefined : value))

/** Id of the key that a request of this name would have; undefined: a new one. */
export const idOfKey = (name: string) => open.get(name)?.id ?? readKey(name)?.id

/** Whether this page does not know the result of a mutation. */
export const isOpen = (name: string) => open.has(name)

/**
 * The idempotency key of a request: the stored one while its result is unknown, else a new one. Kept through retry,
 * remount, reload, other tabs and returns, until `settle` receives a definite result.
 * @param offered stores the input too while the result is unknown.
 */
export function openKey(
  endpoint: KeyedEndpoint,
  userId: string,
  params: object,
  offered = false,
): IdempotencyKey {
  const name = nameOfKey(endpoint, userId, params)
  const stored = readKey(name)
  const unknownHere = open.get(name)
  const before = unknownHere?.id ?? stored?.id
  const id = before ?? randomId()
  // not the timestamp of a tab that asks in the same millisecond
  const at = Math.max(serverNow(), (stored?.at ?? 0) + 1)
  // do not overwrite what another tab has sent since
  if (!stored || stored.id === id) {
    const since = isOffered(stored) ? Number.parseInt(stored.offer, 10) : at
    // pending here but no longer stored: another tab has received the result, so it is not looked up
    const learnt = !stored && unknownHere
    const kept = stored?.offer === UNSENT ? '' : (stored?.offer ?? '')
    const offer = offered && !learnt ? `${since} ${keyedInput(endpoint, params)}` : kept
    write(name, { at, id, offer })
  }
  open.set(name, { at, id, unlock: unknownHere?.unlock ?? lockReload() })
  const again = !!before && !unsent.has(id)

  return {
    id,
    name,
    again,
    settle(failure) {
      if (failure && (isUnheard(failure) || (again && failure.neverSent))) {
        unsent.delete(id)
        return 'unknown'
      }
      const outcome = failure ? outcomeOf(failure, endpoint.ignoreToastBizCode) : 'done'
      // an expired login says nothing about an earlier attempt
      if (unknownHere && failure?.kind === 'unauthorised') return outcome
      // the id is kept: the phone may be wrong about its connection, another tab may have sent it with a valid login,
      // and a server may fail after acting
      if (outcome === 'done' || outcome === 'refused')
        for (const store of [storage, visitStorage])
          if (store.read(name)?.split(' ')[1] === id) store.remove(name)
      // not offered, unless another tab has sent it since and waits for its result
      if (outcome === 'unsent' && !again && readKey(name)?.at === at) write(name, { at, id, offer: UNSENT })
      if (failure?.neverSent) unsent.add(id)
      open.get(name)?.unlock()
      open.delete(name)
      return outcome
    },
  }
}

/** Whether it is to be looked up. */
export const isOffered = (kept: Kept | undefined): kept is Kept => !!kept?.offer && kept.offer !== UNSENT

/**
 * The stored key of a name. One whose result is unknown is never too old: dropped by a clock that was set, it would let
 * a person pay twice.
 */
export function readKey(name: string): Kept | undefined {
  const [at = '', id, ...rest] = (visitStorage.read(name) ?? storage.read(name) ?? '').split(' ')
  if (!id) return undefined
  const kept: Kept = { at: Number(at) || 0, id, offer: rest.join(' ') }
  const isOver = kept.offer === UNSENT && !(Math.abs(serverNow() - kept.at) < UNSENT_KEPT_MS)
  return isOver ? undefined : kept
}

function write(name: string, { at, id, offer }: Kept): void {
  const text = `${at} ${id}${offer && ' '}${offer}`
  // in a full store it would not outlive a reload: then the tab keeps it
  if (!storage.write(name, text)) visitStorage.write(name, text)
}
