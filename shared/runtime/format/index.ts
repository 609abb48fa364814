export { type DateStyle, formatDate, PRODUCT_ZONE } from './date.ts'
export { type Duration, formatDuration } from './duration.ts'
export { formatAmount, formatStatistic, formatStatisticRounded } from './number.ts'
