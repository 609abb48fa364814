export { type DateStyle, formatDate, PRODUCT_ZONE } from './date.ts'
export { formatAmount, formatStatistic, formatStatisticRounded } from './number.ts'
