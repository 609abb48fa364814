import { safeParse } from 'valibot'
import { hold } from '#shared/runtime/hold'
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
const open = new Map<string, { id: string; letGo(): void }>()

/** Ids that certainly have not left this phone: asked with again, they are asked with for the first time. */
const unsent = new Set<string>()

/** What is stored of a decision, for all tabs and the next load. */
interface Entry {
  /** When it was asked last, in ms by the phone's clock. */
  at: number
  id: string
  offer?: Offer
}

interface Offer {
  /** When it was asked first. */
  since: number
  /** Another one each time that it is asked. */
  mark: string
  /** The input as JSON, without proofs. */
  input: string
}

const PREFIX = 'intent:'

/** Equal for equal decisions of one person, and tells nothing of either. */
export function nameOfDecision(endpoint: Decidable, userId: string, params: object): string {
  return `${PREFIX}${endpoint.path} ${hash(userId + decided(endpoint, params))}`
}

const decided = ({ proof }: Decidable, params: object) =>
  JSON.stringify(params, (name, value) => (proof?.includes(name) ? undefined : value))

/** Whether this page does not know what came of a decision. */
export const isOpen = (name: string) => open.has(name)

/**
 * The decision behind a call: the remembered one while its result is unknown, else a new one.
 * Kept through retry, remount, reload, another tab and return, until `settle` hears a definite answer.
 * @param offered While its result is unknown it stands in `openDecisions`, input and all.
 */
export function openDecision(endpoint: Decidable, userId: string, params: object, offered = false): Decision {
  const name = nameOfDecision(endpoint, userId, params)
  const stored = read(name)
  const unknownHere = open.get(name)
  const before = unknownHere?.id ?? stored?.id
  const id = before ?? randomId()
  const mark = offered ? randomId() : ''
  // not over what another tab has decided since
  if (!stored || stored.id === id) {
    const at = Date.now()
    const since = isOffered(stored) ? stored.offer.since : at
    const offer = offered ? { since, mark, input: decided(endpoint, params) } : stored?.offer
    write(name, { at, id, offer })
  }
  if (!unknownHere) open.set(name, { id, letGo: hold() })
  const again = !!before && !unsent.has(id)

  const forget = () => {
    for (const store of [storage, visitStorage]) if (read(name, [store])?.id === id) store.remove(name)
  }
  /** It was not sent; unless it has been asked by another tab since, which waits for its result. */
  const takeBack = () => {
    const kept = read(name)
    if (!again && kept?.id === id && kept.offer?.mark === mark) write(name, { at: kept.at, id })
  }
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
      // the id stays all the same: for a phone that is wrong about its line, for what another tab sent in a login that was good
      if (outcome === 'unsent') takeBack()
      // and after a breakdown, for a server that acted before
      else if (outcome !== 'unknown') forget()
      if (failure?.neverSent) unsent.add(id)
      if (outcome === 'done' && offered) storage.write(doneKey(endpoint, userId), String(Date.now()))
      open.get(name)?.letGo()
      open.delete(name)
      return outcome
    },
  }
}

/** A decision whose result is not known, as it was made; `since` when, in ms by the phone's clock. */
export interface OpenDecision<In> {
  input: In
  name: string
  since: number
}

/** A person's open decisions of an endpoint, the oldest first; perhaps made before a reload or in another tab. */
export function openDecisions<In>(
  endpoint: Decidable & { input: Parameters<typeof safeParse>[0] },
  userId: string,
): OpenDecision<In>[] {
  return storage
    .keys()
    .filter((name) => name.startsWith(`${PREFIX}${endpoint.path} `))
    .flatMap((name) => {
      const entry = read(name)
      if (!isOffered(entry)) return []
      const input = parse(entry.offer.input)
      // whose it is and what for is in its name alone
      if (!input || nameOfDecision(endpoint, userId, input) !== name) return []
      return safeParse(endpoint.input, input).success
        ? [{ input: input as In, name, since: entry.offer.since }]
        : []
    })
    .sort((one, other) => one.since - other.since)
}

/** Calls the listener when another tab may have begun or ended a decision of an endpoint. Gives back how to stop. */
export function onDecidedElsewhere({ path }: Decidable, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (!key || key.startsWith(`${PREFIX}${path} `)) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

const doneKey = ({ path }: Decidable, userId: string) => `done:${path} ${hash(userId)}`

/** Whether an offered decision of an endpoint was done since a moment of the phone's clock, in whichever tab: what was shown before is not true any more. */
export const isDoneSince = (endpoint: Decidable, userId: string, ms: number) =>
  Number(storage.read(doneKey(endpoint, userId)) ?? 0) >= ms

const isOffered = (entry: Entry | undefined): entry is Entry & { offer: Offer } =>
  !!entry?.offer && Math.abs(Date.now() - entry.offer.since) < OFFERED_MS

/** Undefined where there is none, or none of the last day. */
function read(
  name: string,
  stores: readonly { read(name: string): string | null }[] = [visitStorage, storage],
) {
  for (const store of stores) {
    // the input, which comes last, may have spaces
    const [, at, id, since, mark, input] =
      /^(\d+) (\w+)(?: (\d+) (\w+) (.+))?$/s.exec(store.read(name) ?? '') ?? []
    if (!id || Math.abs(Date.now() - Number(at)) >= KEPT_MS) continue
    const offer = mark && input ? { since: Number(since), mark, input } : undefined
    return { at: Number(at), id, offer } satisfies Entry
  }
  return undefined
}

function write(name: string, { at, id, offer }: Entry): void {
  const text = `${at} ${id}${offer ? ` ${offer.since} ${offer.mark} ${offer.input}` : ''}`
  // in a full store it would not outlive a reload: then the tab keeps it
  if (!storage.write(name, text)) visitStorage.write(name, text)
}

function parse(json: string): object | undefined {
  try {
    const value = JSON.parse(json)
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
