import type { ConstellationConfig } from '#shared/api/constellation'
import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

export type StarReward = ConstellationConfig['odds'][number]['reward']

/** A reward in words: its name, how many, for how long. */
export function RewardName({ reward: { name, amount, days } }: { reward: StarReward }) {
  const t = useT<typeof zh>()
  return (
    <>
      {name}{' '}
      <b>
        {amount > 1 && `×${formatNumberTruncated(amount)} `}
        {days > 0 && t('days', { count: days })}
      </b>
    </>
  )
}
