import { lockReload } from '#shared/runtime/reload-lock'
import { hash, storage, visitStorage } from '#shared/runtime/storage'
import { randomId } from '../profile/random-id.ts'
import { type Failure, isUnheard, type Outcome, outcomeOf } from './outcome.ts'

/** What is decided about: an `Endpoint` of an intent. */
export interface Decidable {
  path: string
  /** Inputs that prove the person and decide nothing: another is the same decision. */
  proof?: readonly string[]
  ignoreToastBizCode?: readonly string[]
}

/** One decision of a person to spend or to claim: the server acts on its id at most once. */
export interface Decision {
  id: string
  /** As `nameOfDecision` says. */
  name: string
  /** It was asked with this id before: the answer may be that of an earlier decision, and the state another by now. */
  again: boolean
  /** Says how it ended: done where there is no failure. */
  settle(failure?: Failure): Outcome
}

/** Since it was asked last: a decision of yesterday is nobody's any more. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Since it was asked first it is offered to be looked up: its id outlives the offer. */
const OFFERED_MS = KEPT_MS - 60 * 60 * 1000

/** Decisions whose result this page does not know. Until it does, the page is not to be loaded again by itself. */
const open = new Map<string, { at: number; id: string; unlock(): void }>()

/** Ids that certainly have not left this phone: asked with again, they are asked with for the first time. */
const unsent = new Set<string>()

/** This page knows of nothing that is open: between tests, which take away what is stored. */
export function forgetOpen(): void {
  for (const { unlock } of open.values()) unlock()
  open.clear()
  unsent.clear()
}

/** What is stored of a decision, for all tabs and the next load. */
export interface Kept {
  /** When it was asked last, in ms by the phone's clock. */
  at: number
  id: string
  /** When it was asked first, and the input as JSON without proofs, where it is offered to be looked up. */
  offer: string
}

/** Equal for equal decisions of one person, and tells nothing of either. */
export function nameOfDecision(endpoint: Decidable, userId: string, params: object): string {
  return `intent:${endpoint.path} ${hash(userId + decided(endpoint, params))}`
}

const decided = ({ proof }: Decidable, params: object) =>
  JSON.stringify(params, (name, value) => (proof?.includes(name) ? undefined : value))

/** Whether this page does not know what came of a decision. */
export const isOpen = (name: string) => open.has(name)

/**
 * The decision behind a call: the remembered one while its result is unknown, else a new one.
 * Kept through retry, remount, reload, another tab and return, until `settle` hears a definite answer.
 * @param offered While its result is unknown its input is kept too.
 */
export function openDecision(endpoint: Decidable, userId: string, params: object, offered = false): Decision {
  const name = nameOfDecision(endpoint, userId, params)
  const stored = readDecision(name)
  const unknownHere = open.get(name)
  const before = unknownHere?.id ?? stored?.id
  const id = before ?? randomId()
  // another moment than that of a tab which asks in the same millisecond
  const at = Math.max(Date.now(), (stored?.at ?? 0) + 1)
  // not over what another tab has decided since
  if (!stored || stored.id === id) {
    const since = isOffered(stored) ? Number.parseInt(stored.offer, 10) : at
    // what this page waits for and nobody keeps, another tab has learnt: it is not to be looked up again
    const learnt = !stored && unknownHere && at - unknownHere.at < KEPT_MS
    const offer = offered && !learnt ? `${since} ${decided(endpoint, params)}` : (stored?.offer ?? '')
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
      // a login that ended says nothing of an earlier attempt
      if (unknownHere && failure?.kind === 'unauthorised') return outcome
      // the id stays for a phone that is wrong about its line, for what another tab sent in a login that was good, and
      // for a server that broke down after it acted
      if (outcome === 'done' || outcome === 'refused')
        for (const store of [storage, visitStorage])
          if (store.read(name)?.split(' ')[1] === id) store.remove(name)
      // it is not offered, unless another tab has asked it since, which waits for its result
      if (outcome === 'unsent' && !again && readDecision(name)?.at === at) write(name, { at, id, offer: '' })
      if (failure?.neverSent) unsent.add(id)
      open.get(name)?.unlock()
      open.delete(name)
      return outcome
    },
  }
}

/** Whether it is to be looked up. */
export const isOffered = (kept: Kept | undefined): kept is Kept =>
  !!kept?.offer && Math.abs(Date.now() - Number.parseInt(kept.offer, 10)) < OFFERED_MS

/** What is stored under a decision's name; undefined where there is nothing, or nothing of the last day. */
export function readDecision(name: string): Kept | undefined {
  const [at = '', id, ...offer] = (visitStorage.read(name) ?? storage.read(name) ?? '').split(' ')
  return id && Math.abs(Date.now() - Number(at)) < KEPT_MS
    ? { at: Number(at), id, offer: offer.join(' ') }
    : undefined
}

function write(name: string, { at, id, offer }: Kept): void {
  const text = `${at} ${id}${offer && ' '}${offer}`
  // in a full store it would not outlive a reload: then the tab keeps it
  if (!storage.write(name, text)) visitStorage.write(name, text)
}
