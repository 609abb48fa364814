import { applyWithdraw } from '#shared/api/withdraw'
import type { Withdrawal } from '#shared/api/withdraw-records'
import { ApiError, isBreakdown, request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import {
  type Decision,
  forget,
  isDoneSince,
  isSame,
  join,
  type Kept,
  keep,
  noteDone,
  readKept,
  takeBack,
} from './kept.ts'

/** What shows that the person decides; kept nowhere. */
export interface Proof {
  mobile: string
  countryCode: string
  code: string
}

/**
 * Where a decision to withdraw stands. sending: under way. asking: what came of it is asked. unknown: nobody answered.
 * done, refused, nothing: known. nothing: it was asked about, and has come and will come to nothing. overtaken: not sent,
 * since another tab has withdrawn after its figures were shown.
 */
export type Standing =
  | { at: 'rest' }
  | { at: 'sending'; decision: Decision }
  | { at: 'asking' | 'unknown' | 'nothing' | 'overtaken'; decision: Decision }
  | { at: 'done'; decision: Decision; withdrawal: Withdrawal; balance: number }
  | { at: 'refused'; decision: Decision; error: ApiError }

/** One decision at a time, followed until its result is known: through lost answers, reload, return and other tabs. */
export interface DecisionKeeper {
  now(): Standing
  subscribe(listener: () => void): () => void
  /**
   * Withdraws. A second press is the first one. While another decision is open, that one is asked about instead.
   * @param shownAt When the figures were shown, by the phone's clock.
   */
  send(decision: Decision, proof: Proof, shownAt: number): Promise<Standing>
  /** Asks what came of the open decision, if there is one. */
  ask(): Promise<Standing>
  /** The person has read how it ended. */
  close(): void
}

export function createDecisionKeeper(): DecisionKeeper {
  let standing: Standing = { at: 'rest' }
  let running: Promise<Standing> | undefined
  // What this tab has sent and not learnt: its calls go on with the id of that one, whatever another tab has decided since.
  let sent: Kept | undefined
  const listeners = new Set<() => void>()

  const put = (next: Standing) => {
    standing = next
    for (const listener of [...listeners]) listener()
    return next
  }
  const once = (go: () => Promise<Standing>) => {
    running ??= go().finally(() => {
      running = undefined
    })
    return running
  }
  const unlearnt = () => (sent?.userId === session.get().userId ? sent : readKept())
  const call = async (kept: Kept, proof?: Proof): Promise<Standing> => {
    const { decision } = kept
    sent = kept
    const { withdrawal, balance } = await request(applyWithdraw, { ...decision, ...proof }, { quiet: true })
    sent = undefined
    forget(kept)
    noteDone(kept)
    return put({ at: 'done', decision, withdrawal, balance })
  }
  /** Nothing came of it; unless another tab has withdrawn since, that is how it ended. */
  const ended = (kept: Kept, since: number, standing: Standing, end = forget) => {
    sent = undefined
    end(kept)
    return put(isDoneSince(since, kept.userId) ? { at: 'overtaken', decision: kept.decision } : standing)
  }
  const askAbout = async (kept: Kept): Promise<Standing> => {
    const { decision } = kept
    put({ at: 'asking', decision })
    try {
      return await call(kept)
    } catch (error) {
      if (!isPlainNo(error)) return put({ at: 'unknown', decision })
      return ended(kept, kept.at, { at: 'nothing', decision })
    }
  }

  return {
    now: () => standing,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (decision, proof, shownAt) =>
      once(async () => {
        const open = unlearnt()
        if (open && !isSame(open.decision, decision)) return askAbout(open)
        if (isDoneSince(shownAt)) return put({ at: 'overtaken', decision })
        const kept = open ?? keep(decision)
        if (open) join(open)
        const refused = (error: ApiError, end = forget) =>
          ended(kept, shownAt, { at: 'refused', decision, error }, end)
        put({ at: 'sending', decision })
        const first = await call(kept, proof).catch(known)
        if (!(first instanceof ApiError)) return first
        if (isPlainNo(first)) return refused(first)
        // it says nothing of what another tab has sent in a login that was good
        if (isNoLogin(first) && !open) return refused(first, takeBack)
        // whoever has logged in meanwhile has decided nothing
        if (isNoLogin(first) || session.get().userId !== kept.userId) return put({ at: 'unknown', decision })
        // the same decision, proved in the same way: it is done now, or was done before
        const second = await call(kept, proof).catch(known)
        if (!(second instanceof ApiError)) return second
        return isPlainNo(second) ? refused(second) : put({ at: 'unknown', decision })
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

const known = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  throw error
}

const isNoLogin = ({ kind }: ApiError) => kind === 'login' || kind === 'unauthorised'

/** Whether the server has certainly done nothing; one that broke down may have acted before. */
function isPlainNo(error: unknown): error is ApiError {
  const { kind, code = 0 } = known(error)
  return (kind === 'business' || (kind === 'http' && code >= 400)) && !isBreakdown(error as ApiError)
}
