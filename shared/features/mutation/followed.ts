import { nameOfDecision } from '#shared/runtime/decision'
import { type ApiError, type Decided, decide, type Endpoint } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { hash, storage } from '#shared/runtime/storage'
import { openDecisions } from './open-decisions.ts'

/**
 * Where a decision stands. sending: under way. asking: what came of it is asked. unknown: nobody answered. done, refused,
 * nothing: known. nothing: it was asked about, and has come and will come to nothing. overtaken: not sent, since another tab
 * has done the like after its figures were shown.
 */
export type Standing<Decision, Out> =
  | { at: 'rest' }
  | { at: 'sending'; decision: Decision }
  | { at: 'asking' | 'unknown' | 'nothing' | 'overtaken'; decision: Decision }
  | { at: 'done'; decision: Decision; answer: Out }
  | { at: 'refused'; decision: Decision; error: ApiError }

/** One decision at a time, followed until its result is known: through lost answers, reload, return and other tabs. */
export interface Followed<Decision, Proof, Out> {
  now(): Standing<Decision, Out>
  subscribe(listener: () => void): () => void
  /**
   * Sends it. A second press is the first one. While another decision is open, that one is asked about instead.
   * @param proof What shows that the person decides; kept nowhere.
   * @param shownAt When the figures were shown, in ms by the phone's clock.
   */
  send(decision: Decision, proof: Proof, shownAt: number): Promise<Standing<Decision, Out>>
  /** Asks what came of the open decision, if there is one. */
  ask(): Promise<Standing<Decision, Out>>
  /** The person has read how it ended. */
  close(): void
}

/** A decision that is open, and whose it is: by the time its result is known somebody else may be logged in. */
interface Open<Decision> {
  decision: Decision
  userId: string
  since: number
}

/**
 * Follows the decisions of an endpoint that answers a known id without a proof, and any other with a refusal: nothing came of
 * it, and nothing will (shared/decisions/withdrawal-asked-about.md).
 */
export function followDecision<Decision extends object, Proof extends object, Out>(
  endpoint: Endpoint<Decision & Partial<Proof>, Out>,
): Followed<Decision, Proof, Out> {
  type Place = Standing<Decision, Out>
  let standing: Place = { at: 'rest' }
  let running: Promise<Place> | undefined
  // What this tab has sent and not learnt: its calls go on with the id of that one, whatever another tab has decided since.
  let sent: Open<Decision> | undefined
  const listeners = new Set<() => void>()

  const put = (next: Place) => {
    standing = next
    for (const listener of [...listeners]) listener()
    return next
  }
  const once = (go: () => Promise<Place>) => {
    running ??= go().finally(() => {
      running = undefined
    })
    return running
  }
  const unlearnt = (): Open<Decision> | undefined => {
    const { userId } = session.get()
    if (sent?.userId === userId) return sent
    const [open] = session.isLoggedIn() ? openDecisions<Decision>(endpoint, userId) : []
    return open && { decision: open.input, userId, since: open.since }
  }
  const isSame = ({ decision, userId }: Open<Decision>, other: Decision) =>
    nameOfDecision(endpoint, userId, decision) === nameOfDecision(endpoint, userId, other)
  const call = (open: Open<Decision>, proof?: Proof): Promise<Decided<Out>> => {
    sent = open
    const input = { ...open.decision, ...proof } as Decision & Partial<Proof>
    // asking begins nothing: what another tab has learnt meanwhile does not stand open again
    return decide(endpoint, input, {
      quiet: true,
      offered: proof !== undefined,
      asksTwice: proof !== undefined,
    })
  }
  const doneKey = (userId: string) => `done:${endpoint.path} ${hash(userId)}`
  const done = ({ decision, userId }: Open<Decision>, answer: Out) => {
    sent = undefined
    // offers that were shown before, in any tab, are not true any more
    storage.write(doneKey(userId), String(Date.now()))
    return put({ at: 'done', decision, answer })
  }
  const isDoneSince = (userId: string, ms: number) => Number(storage.read(doneKey(userId)) ?? 0) >= ms
  /** Nothing came of it; unless another tab has done the like since, that is how it ended. */
  const ended = ({ decision, userId }: Open<Decision>, since: number, standing: Place) => {
    sent = undefined
    return put(isDoneSince(userId, since) ? { at: 'overtaken', decision } : standing)
  }
  const askAbout = async (open: Open<Decision>): Promise<Place> => {
    const { decision } = open
    put({ at: 'asking', decision })
    const result = await call(open)
    if (result.ok) return done(open, result.data)
    if (result.error.outcome !== 'refused') return put({ at: 'unknown', decision })
    return ended(open, open.since, { at: 'nothing', decision })
  }

  return {
    now: () => standing,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (decision, proof, shownAt) =>
      once(async () => {
        const { userId } = session.get()
        const open = unlearnt()
        if (open && !isSame(open, decision)) return askAbout(open)
        if (isDoneSince(userId, shownAt)) return put({ at: 'overtaken', decision })
        const mine = open ?? { decision, userId, since: Date.now() }
        put({ at: 'sending', decision })
        const result = await call(mine, proof)
        if (result.ok) return done(mine, result.data)
        const { error } = result
        // what was not sent says nothing of what was sent before
        const known = error.outcome === 'refused' || (error.outcome === 'unsent' && !open)
        return known
          ? ended(mine, shownAt, { at: 'refused', decision, error })
          : put({ at: 'unknown', decision })
      }),
    ask: () =>
      once(async () => {
        const open = unlearnt()
        if (open) return askAbout(open)
        // another tab has learnt it
        return standing.at === 'unknown' ? put({ at: 'rest' }) : standing
      }),
    close() {
      if (!running) put({ at: 'rest' })
    },
  }
}
