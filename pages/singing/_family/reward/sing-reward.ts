import type { SingClaim } from '#shared/api/sing-captain'
import { formatNumberTruncated } from '#shared/runtime/format'
import { translate } from '#shared/runtime/i18n'

export type SingReward = SingClaim['rewards'][number]

/** How many and for how long: '×20', '×1 · 30 days'. */
export function rewardCount({ amount, days }: SingReward): string {
  const many = `×${formatNumberTruncated(amount)}`
  return days > 0 ? `${many} · ${translate('family', 'reward.days', { count: days })}` : many
}
