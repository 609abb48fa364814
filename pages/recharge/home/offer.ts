import type { InferOutput } from 'valibot'
import type { ChargeOrder, ChargeProduct, getChargeAccount } from '#shared/api/overseas-charge'

/** What is sold, in which currency, and to whom. */
export type Offer = InferOutput<(typeof getChargeAccount)['output']>

export type Recipient = ChargeOrder['recipient']

/** What a person is about to order, as it was shown. */
export interface Draft {
  product: ChargeProduct
  recipient: Recipient
  currency: string
}
