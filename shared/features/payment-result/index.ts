export { type OrderInAddress, orderAsked, orderInAddress, useOrderInAddress } from './order-in-address.ts'
export { type PaymentResult, usePaymentResult } from './use-payment-result.ts'
