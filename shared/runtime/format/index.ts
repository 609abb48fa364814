export { type DateStyle, formatDate, PRODUCT_ZONE } from './date.ts'
export { digitsOf, plain } from './digits.ts'
export { formatAmount, formatChance, formatStatistic, formatStatisticRounded } from './number.ts'
