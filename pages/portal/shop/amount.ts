import { formatMoney } from '#shared/features/money'

/** PP coin with every digit: a price is never shortened. */
export const amountOf = (coins: number) => formatMoney(String(coins))
