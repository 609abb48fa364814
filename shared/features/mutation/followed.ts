import { nameOfKey } from '#shared/runtime/idempotency'
import { type ApiError, type Endpoint, type MutationResult, mutate } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { hash, storage } from '#shared/runtime/storage'
import { pendingMutations } from './pending-mutations.ts'

/**
 * State of a mutation. sending: request pending. asking: its result is being looked up. unknown: the lookup failed. done,
 * refused, nothing: the result is known; nothing: it had no effect and never will. overtaken: not sent, since another tab
 * sent a similar one after the figures were shown.
 */
export type Standing<Input, Out> =
  | { at: 'rest' }
  | { at: 'sending'; input: Input }
  | { at: 'asking' | 'unknown' | 'nothing' | 'overtaken'; input: Input }
  | { at: 'done'; input: Input; answer: Out }
  | { at: 'refused'; input: Input; error: ApiError }

/** One mutation at a time, followed until its result is known: through lost answers, reload, return and other tabs. */
export interface Followed<Input, Proof, Out> {
  now(): Standing<Input, Out>
  subscribe(listener: () => void): () => void
  /**
   * Sends the mutation; a repeated call joins the first. While another one is pending, that one is looked up instead.
   * @param proof credential of the person; never stored.
   * @param shown `mark()` as the figures were shown.
   */
  send(input: Input, proof: Proof, shown: string): Promise<Standing<Input, Out>>
  /** Another one after each mutation that is done, in any tab: figures that were shown before are not true any more. */
  mark(): string
  /** Looks up the result of the pending mutation, if any. */
  ask(): Promise<Standing<Input, Out>>
  /** The person has read how it ended. */
  close(): void
}

/** No two marks are alike. */
const randomMark = () => Math.random().toString(36).slice(2)

/** A pending mutation and its owner: another person may be logged in when its result arrives. */
interface Open<Input> {
  input: Input
  userId: string
  /** `mark()` as it was sent here or found. */
  mark: string
}

/**
 * Follows mutations of an endpoint that answers a known id without a proof and refuses any other: then it had no effect
 * and never will (shared/decisions/14-pending-mutations.md).
 */
export function followMutation<Input extends object, Proof extends object, Out>(
  endpoint: Endpoint<Input & Partial<Proof>, Out>,
): Followed<Input, Proof, Out> {
  type Place = Standing<Input, Out>
  let standing: Place = { at: 'rest' }
  let running: Promise<Place> | undefined
  // mutations sent by this tab without a known result: retries keep their id, whatever other tabs have sent since
  let sent: Open<Input> | undefined
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
  const unlearnt = (): Open<Input> | undefined => {
    const { userId } = session.get()
    if (sent?.userId === userId) return sent
    const [open] = session.isLoggedIn() ? pendingMutations<Input>(endpoint, userId) : []
    return open && { input: open.input, userId, mark: markOf(userId) }
  }
  const isSame = ({ input, userId }: Open<Input>, other: Input) =>
    nameOfKey(endpoint, userId, input) === nameOfKey(endpoint, userId, other)
  const call = (open: Open<Input>, proof?: Proof): Promise<MutationResult<Out>> => {
    sent = open
    const input = { ...open.input, ...proof } as Input & Partial<Proof>
    // a lookup starts nothing: a result that another tab has received is not pending again
    return mutate(endpoint, input, {
      quiet: true,
      offered: proof !== undefined,
      asksTwice: proof !== undefined,
    })
  }
  const doneKey = (userId: string) => `done:${endpoint.path} ${hash(userId)}`
  const done = ({ input, userId }: Open<Input>, answer: Out) => {
    sent = undefined
    // its time is for the cleaning; a clock that is set would make marks of it that are alike
    storage.write(doneKey(userId), `${Date.now()} ${randomMark()}`)
    return put({ at: 'done', input, answer })
  }
  const markOf = (userId: string) => storage.read(doneKey(userId)) ?? ''
  /** It had no effect, unless another tab has sent a similar one since. */
  const ended = ({ input, userId }: Open<Input>, mark: string, standing: Place) => {
    sent = undefined
    return put(markOf(userId) === mark ? standing : { at: 'overtaken', input })
  }
  const askAbout = async (open: Open<Input>): Promise<Place> => {
    const { input } = open
    put({ at: 'asking', input })
    const result = await call(open)
    if (result.ok) return done(open, result.data)
    if (result.error.outcome !== 'refused') return put({ at: 'unknown', input })
    return ended(open, open.mark, { at: 'nothing', input })
  }

  return {
    now: () => standing,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    mark: () => markOf(session.get().userId),
    send: (input, proof, shown) =>
      once(async () => {
        const { userId } = session.get()
        const open = unlearnt()
        if (open && !isSame(open, input)) return askAbout(open)
        if (markOf(userId) !== shown) return put({ at: 'overtaken', input })
        const mine = open ?? { input, userId, mark: shown }
        put({ at: 'sending', input })
        const result = await call(mine, proof)
        if (result.ok) return done(mine, result.data)
        const { error } = result
        // a mutation that was not sent says nothing about an earlier one
        const known = error.outcome === 'refused' || (error.outcome === 'unsent' && !open)
        return known ? ended(mine, shown, { at: 'refused', input, error }) : put({ at: 'unknown', input })
      }),
    ask: () =>
      once(async () => {
        const open = unlearnt()
        if (open) return askAbout(open)
        // another tab has received the result
        return standing.at === 'unknown' ? put({ at: 'rest' }) : standing
      }),
    close() {
      if (!running) put({ at: 'rest' })
    },
  }
}
