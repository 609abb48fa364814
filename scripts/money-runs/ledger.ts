import { accountOf } from '../sandbox/domains/withdraw/account.ts'
import type { Sandbox } from '../sandbox/index.ts'
import { DAY } from '../sandbox/world/clock.ts'

/** Two people who share a phone, and may withdraw. */
export const PEOPLE = ['10002', '10003'] as const

export const mobileOf = (userId: string) => `138000${userId}`

/** What the server knows of a person's withdrawals, looked at from behind. */
export interface Ledger {
  start: number
  /** Withdrawals that were there before. */
  before: number
  /** When each that is new was made. */
  made(): number[]
  /** A code that is good now: that one is used up must not be what keeps a second withdrawal away. */
  freshCode(): void
}

/** @param later the month has had its first: then two withdrawals of an amount come to the same. */
export function openLedger(sandbox: Sandbox, now: () => number, later: boolean, userId: string): Ledger {
  const account = accountOf(sandbox.state.user(userId))
  const [first] = account.taken
  if (later && first) account.taken.push({ ...first, id: '3', at: now() - DAY })
  const before = account.taken.length
  return {
    start: now(),
    before,
    made: () => account.taken.slice(before).map(({ at }) => at),
    freshCode() {
      const codes = sandbox.state.shared('sms-codes', () => new Map())
      codes.set(`86 ${mobileOf(userId)}`, { tickets: new Set(), asked: 0, sentAt: now(), wrong: 0 })
    },
  }
}
