import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Good } from './Goods'
import type zh from './locales/zh.json'

/** How many and for how long: '×3', '7 days', or ''. */
export function useGoodCount(): (good: Good) => string {
  const t = useT<typeof zh>()
  return ({ amount, days }) =>
    [amount > 1 && `×${formatAmount(amount)}`, days > 0 && t('days', { count: days })]
      .filter(Boolean)
      .join(' ')
}
