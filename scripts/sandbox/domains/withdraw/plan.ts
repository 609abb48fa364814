import type { Withdrawal } from '#shared/api/withdraw-records'
import { DAY, HOUR } from '../../world/clock.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What withdrawals are made of, the same for everybody. */
export const words = { zh, en, tw }

export const MIN_AMOUNT = 1000
export const MAX_AMOUNT = 20_000
export const CURRENCY = 'CNY'
export const COINS_PER_UNIT = 10
/** The fee in hundredths of a percent: of the month's first withdrawal, and what later ones add. */
export const FIRST_FEE = 100
export const EXTRA_FEE = 250

export const AGREEMENT_VERSION = '2026-03'

/** Everybody whose name is verified is called so here; holders and signatures are held against it. */
export const REAL_NAME = '林知夏'

const MINUTE = 60_000

export type WithdrawState = Exclude<Withdrawal['state'], 'unknown'>

export interface Bank {
  code: keyof typeof zh.banks
  kind: 'bank' | 'wallet'
  minLength: number
  maxLength: number
  common: boolean
  /** What it answers, so many ms after the request; it may say the same twice. */
  course: readonly { state: WithdrawState; after: number }[]
}

const paying = { state: 'paying', after: MINUTE } as const
const paid = { state: 'paid', after: 3 * MINUTE } as const

/** Each bank has its own manners. */
export const BANKS: readonly Bank[] = [
  { code: 'harbour', kind: 'bank', minLength: 16, maxLength: 19, common: true, course: [paying, paid] },
  {
    code: 'tortoise',
    kind: 'bank',
    minLength: 16,
    maxLength: 19,
    common: true,
    course: [
      { state: 'paying', after: HOUR },
      { state: 'paid', after: 3 * DAY },
    ],
  },
  {
    code: 'cliff',
    kind: 'bank',
    minLength: 16,
    maxLength: 19,
    common: false,
    course: [paying, { state: 'failed', after: 2 * MINUTE }],
  },
  {
    code: 'boomerang',
    kind: 'bank',
    minLength: 16,
    maxLength: 19,
    common: false,
    course: [paying, paid, { state: 'returned', after: DAY }],
  },
  {
    code: 'echo',
    kind: 'bank',
    minLength: 16,
    maxLength: 19,
    common: false,
    course: [paying, paid, { state: 'paid', after: 4 * MINUTE }],
  },
  { code: 'silent', kind: 'bank', minLength: 16, maxLength: 19, common: false, course: [paying] },
  { code: 'pocket', kind: 'wallet', minLength: 8, maxLength: 12, common: true, course: [paying, paid] },
]

export function bankOf(code: string): Bank | undefined {
  return BANKS.find((bank) => bank.code === code)
}
