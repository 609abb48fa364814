import { monthStart } from '../../world/calendar.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { part, type User } from '../../world/user.ts'
import { giveCouponBack } from '../coupon/index.ts'
import { type Bank, bankOf, type WithdrawState } from './plan.ts'

export interface Channel {
  id: string
  bank: Bank['code']
  /** Only the masked form of what was entered is kept, and a hash to know it again. */
  holder: string
  account: string
  mobile: string
  mark: number
  state: 'ready' | 'incomplete' | 'rejected'
}

export interface Taken {
  id: string
  at: number
  amount: number
  fee: number
  net: number
  bank: Bank['code']
  account: string
  couponId?: string
  /** The PP coin were given back. */
  givenBack: boolean
}

/** What is remembered of a person's withdrawals. */
interface Account {
  realName: 'none' | 'reviewing' | 'verified' | 'rejected'
  agreement: 'unsigned' | 'abandoned' | 'signed' | 'expired'
  signedAt: number | null
  channels: Channel[]
  /** Oldest first. */
  taken: Taken[]
}

export const accountOf: (user: User) => Account = part('withdraw', (user) => {
  const { progress, phase, unlucky, coins, empty } = user.scenario
  const knownPerson = progress !== 'fresh' && !empty
  const account: Account = {
    realName: coins === 0 ? 'none' : phase === 'coming' ? 'reviewing' : 'verified',
    agreement: unlucky
      ? 'abandoned'
      : phase === 'ended'
        ? 'expired'
        : knownPerson || empty
          ? 'signed'
          : 'unsigned',
    signedAt: (knownPerson || empty) && !unlucky ? user.firstMidnight - 90 * DAY : null,
    channels: [],
    taken: [],
  }
  if (!knownPerson) return account
  const channel = { holder: '*知夏', mobile: '138****0001', mark: 0 }
  account.channels = [
    { ...channel, id: '1', bank: 'harbour', account: '**** 0017', state: unlucky ? 'rejected' : 'ready' },
    { ...channel, id: '2', bank: 'pocket', account: '**** 8866', state: 'incomplete' },
  ]
  const before = { amount: 3000, fee: 30, net: 2970, account: '**** 0017', givenBack: false }
  const lastMonth = monthStart(user.firstMidnight, -1)
  account.taken = [
    { ...before, id: '1', at: lastMonth + 3 * DAY + 20 * HOUR, bank: 'harbour' },
    { ...before, id: '2', at: lastMonth + 9 * DAY + 11 * HOUR, bank: 'boomerang', givenBack: true },
  ]
  return account
})

/** What has happened to a withdrawal, oldest first; an answer that a bank gives twice counts once. */
export function timelineOf({ at, bank }: Taken, now: number): { state: WithdrawState; at: number }[] {
  const timeline: { state: WithdrawState; at: number }[] = [{ state: 'review', at }]
  for (const { state, after } of bankOf(bank)?.course ?? []) {
    const known = timeline.some((step) => step.state === state)
    if (at + after <= now && !known) timeline.push({ state, at: at + after })
  }
  return timeline
}

export function stateOf(taken: Taken, now: number): WithdrawState {
  return timelineOf(taken, now).at(-1)?.state ?? 'review'
}

const isLost = (state: WithdrawState) => state === 'failed' || state === 'returned'

/** Takes in what banks have answered by now: gives back, once, what was not paid out. */
export function settle(user: User, now: number): void {
  for (const taken of accountOf(user).taken) {
    if (taken.givenBack || !isLost(stateOf(taken, now))) continue
    taken.givenBack = true
    user.coins += taken.amount
    if (taken.couponId) giveCouponBack(user, taken.couponId)
  }
}

/** Withdrawals of this month; those that came to nothing do not count. */
export function countThisMonth(user: User, now: number): number {
  return accountOf(user).taken.filter((taken) => taken.at >= monthStart(now) && !isLost(stateOf(taken, now)))
    .length
}
