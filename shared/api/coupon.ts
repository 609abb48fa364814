/** Coupons that a person holds. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { count, endpoint, id, time } from '#shared/runtime/schema'
import { paged } from './common.ts'
import { digits, paging } from './fields.ts'

/** What it makes cheaper: packs of the shop, or the fee of a withdrawal. */
const scene = picklist(['pack', 'withdraw'])

const couponState = picklist(['usable', 'used', 'expired'])

const coupon = object({
  id,
  name: string(),
  scene,
  /** percent: so many percent off, at most `most` PP coin (0: no limit); amount: so many PP coin off. */
  kind: picklist(['percent', 'amount']),
  value: count,
  most: count,
  /** From this price on, in PP coin. */
  threshold: count,
  expiresAt: time,
  state: couponState,
})

export type Coupon = InferOutput<typeof coupon>

/** My coupons: usable ones first, soonest to expire first. */
export const getCoupons = endpoint({
  method: 'GET',
  path: '/assets/coupon/list',
  input: object({ scene: optional(scene), state: optional(couponState), ...paging }),
  output: paged(coupon),
})

/** The coupon with the largest discount on a price (of a withdrawal: on its fee) in PP coin; null when none applies. */
export const getMaxDiscount = endpoint({
  method: 'GET',
  path: '/assets/coupon/maxDiscount',
  input: object({ scene: optional(scene), amount: optional(digits) }),
  output: object({ coupon: nullable(coupon), discount: count, total: count }),
})
