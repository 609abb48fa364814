/** Withdrawing PP coin to a bank or wallet. */
import { type InferOutput, nullable, object, optional, picklist, pipe, string, transform } from 'valibot'
import { array, boolean, count, endpoint, id } from '#shared/runtime/schema'
import { countryCode, decimal, digits } from './fields.ts'
import { withdrawal } from './withdraw-records.ts'

const channelKind = picklist(['bank', 'wallet'])

/** Where money goes. Holder, account and mobile number come masked and are never sent back. */
const channel = object({
  id,
  kind: channelKind,
  /** Of `getTransferCodes`. */
  transferCode: string(),
  /** Of the bank or wallet. */
  name: string(),
  holder: string(),
  account: string(),
  mobile: string(),
  /** incomplete, rejected: not to be paid to until its details are improved; `reason` says why, else ''. */
  state: picklist(['ready', 'incomplete', 'rejected']),
  reason: string(),
})

const fee = object({
  /** Percent as decimal text: of the month's first withdrawal, and what is added for each later one. */
  firstPercent: decimal,
  extraPercent: decimal,
  /** Percent of a withdrawal made now. */
  percent: decimal,
})

const quote = object({
  /** PP coin: asked for, kept as the fee, less by the coupon, and what is left to be paid out. */
  amount: count,
  fee: count,
  discount: count,
  net: count,
  /** The same in `currency`. */
  payout: decimal,
})

/** Limits of one withdrawal, in PP coins. */
export const WITHDRAWAL = { least: 1000, most: 20_000 }

const account = object({
  /** Whole PP coins. */
  balance: count,
  /** Of one withdrawal, within what the product allows, whatever the server returns. */
  minAmount: pipe(
    count,
    transform((least) => Math.max(least, WITHDRAWAL.least)),
  ),
  maxAmount: pipe(
    count,
    transform((most) => Math.min(most, WITHDRAWAL.most)),
  ),
  /** Code of the currency that is paid out, and how many PP coin make one of it. */
  currency: string(),
  coinsPerUnit: count,
  /** null: the server has no figures now, and nothing can be withdrawn; show none. */
  fee: nullable(fee),
  /** Withdrawals of this month; failed and returned ones do not count. */
  countThisMonth: count,
  /** For the amount asked about; null without one, out of limits, or without a fee. */
  quote: nullable(quote),
  realName: object({
    state: picklist(['none', 'reviewing', 'verified', 'rejected']),
    /** Masked; '' unless verified. */
    name: string(),
  }),
  /** abandoned: signing was begun and left; expired: a newer version is to be signed. */
  agreement: picklist(['unsigned', 'abandoned', 'signed', 'expired']),
  channels: array(channel),
})

export type WithdrawAccount = InferOutput<typeof account>
export type WithdrawChannel = InferOutput<typeof channel>
export type WithdrawQuote = InferOutput<typeof quote>

/** All that a withdrawal needs to know. With an `amount` (PP coin) also its fee and what is paid out. */
export const preWithdraw = endpoint({
  method: 'GET',
  path: '/assets/withdraw/preWithdraw',
  input: object({ amount: optional(digits), couponId: optional(id) }),
  output: account,
})

/** Banks and wallets that can be paid to, by their transfer codes. */
export const getTransferCodes = endpoint({
  method: 'GET',
  path: '/assets/withdraw/getTransferCodeList',
  input: object({}),
  output: array(
    object({
      transferCode: string(),
      kind: channelKind,
      name: string(),
      /** How many digits an account number has there. */
      minLength: count,
      maxLength: count,
      common: boolean(),
    }),
  ),
  needCache: true,
})

/**
 * Adds a bank or wallet, or (with `channelId`) gives one new details.
 * @throws {5001} the account number is wrong
 * @throws {2066} not in the person's own name or no verified name yet
 * @throws {2060} added before
 * @throws {4040} no such bank or channel
 */
export const improveChannelInfo = endpoint({
  method: 'POST',
  path: '/assets/withdraw/improveChannelInfo',
  input: object({
    channelId: optional(id),
    transferCode: string(),
    holder: string(),
    account: digits,
    mobile: digits,
    countryCode,
  }),
  output: object({ channel, channels: array(channel) }),
  needInterval: 3000,
})

/**
 * Withdraws a whole amount of PP coin, taken at once. `net` is what was shown to be paid out; the number and its code
 * prove the person. Without a code it asks its result: the withdrawal, or 4040 nothing, and nothing will, should an
 * earlier call still be on its way.
 * @throws {5001} outside the limits
 * @throws {2072} too few PP coin
 * @throws {2066} name not verified or agreement not signed
 * @throws {2007} the channel is not ready, `net` is not right (any more), no figures now, the code is wrong
 * @throws {8001} too many wrong codes
 * @throws {4040} no such channel or coupon
 */
export const applyWithdraw = endpoint({
  method: 'POST',
  path: '/assets/withdraw/applyWithdraw',
  input: object({
    amount: digits,
    net: digits,
    channelId: id,
    couponId: optional(id),
    mobile: optional(digits),
    countryCode: optional(countryCode),
    code: optional(digits),
  }),
  output: object({ withdrawal, balance: count }),
  idempotent: true,
  proof: ['mobile', 'countryCode', 'code'],
})
