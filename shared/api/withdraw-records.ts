/** Records and papers of withdrawals. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, count, endpoint, fallback, id, time } from '#shared/runtime/schema'
import { paged, ruleSection } from './common.ts'
import { decimal, paging } from './fields.ts'

/** failed: the bank refused; returned: the money came back later. Either way the PP coin are given back. */
const withdrawState = picklist(['review', 'paying', 'paid', 'failed', 'returned'])

/** unknown: a state of which this page does not know, and so nothing but the figures is shown of it. */
const standing = fallback(picklist([...withdrawState.options, 'unknown']), 'unknown')

export const withdrawal = object({
  id,
  at: time,
  /** PP coin. */
  amount: count,
  fee: count,
  net: count,
  payout: decimal,
  currency: string(),
  /** Bank or wallet with the masked account, as it was then. */
  channelName: string(),
  account: string(),
  state: standing,
  /** Why it failed or was returned, for people; else ''. */
  reason: string(),
  /** What has happened, oldest first; the last is the state now. */
  timeline: array(object({ state: withdrawState, at: time })),
  /** When the money is expected; null once it is there, and when it is unknown. */
  expectedAt: nullable(time),
})

const agreement = object({
  version: string(),
  title: string(),
  effectiveAt: time,
  sections: array(ruleSection),
  state: picklist(['unsigned', 'abandoned', 'signed', 'expired']),
  /** When I signed it last; null: never. */
  signedAt: nullable(time),
})

const extInfo = object({ ...paged(withdrawal).entries, agreement, rules: array(ruleSection) })

export type Withdrawal = InferOutput<typeof withdrawal>
export type WithdrawAgreement = InferOutput<typeof agreement>

/** My withdrawals, newest first, the agreement's text and the rules. */
export const getWithdrawExtInfo = endpoint({
  method: 'GET',
  path: '/assets/withdraw/withdrawExtInfo',
  input: object(paging),
  output: extInfo,
})

const signing = object({
  /** The version that was read. */
  version: string(),
  /** The person's own name, typed as the signature. */
  name: string(),
})

/**
 * Signs the agreement for the first time.
 * @throws {2060} signed already
 * @throws {2007} signing was begun or has expired (sign again) or another version is in force
 * @throws {2066} not the verified name
 */
export const submitSignature = endpoint({
  method: 'POST',
  path: '/assets/withdraw/eSign/submit',
  input: signing,
  output: agreement,
  idempotent: true,
  // so that nothing of the name, not even its hash, is kept with the key
  proof: ['name'],
})

/**
 * Signs again after an abandoned signing or for a newer version.
 * @throws {2060}
 * @throws {2007} never signed
 * @throws {2066} as above
 */
export const resubmitSignature = endpoint({
  method: 'POST',
  path: '/assets/withdraw/eSign/reSubmit',
  input: signing,
  output: agreement,
  idempotent: true,
  // so that nothing of the name, not even its hash, is kept with the key
  proof: ['name'],
})
