export { add, compare, type Decimal, parseDecimal, percentOf, type Rounding, subtract } from './decimal.ts'
export { formatMoney } from './format-money.ts'
export { readWhole } from './read-whole.ts'
export { sameQuote } from './same-quote.ts'
