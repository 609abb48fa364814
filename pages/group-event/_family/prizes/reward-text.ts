import type { GroupReward } from '#shared/api/group-event'
import { formatNumberTruncated } from '#shared/runtime/format'
import { translate } from '#shared/runtime/i18n'

/** How many, or for how long: '×20', '7天'; undefined for a single one that stays. */
export function rewardCount({ amount, days }: GroupReward): string | undefined {
  const parts = []
  if (amount > 1) parts.push(`×${formatNumberTruncated(amount)}`)
  if (days > 0) parts.push(translate('family', 'prizes.days', { count: days }))
  return parts.join(' ') || undefined
}
