import type { DrawReward, Reward } from '#shared/campaign/reward'
import { Celebration } from '#shared/kit/celebration'
import type { PopupProps } from '#shared/kit/later-popup'
import type { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { WhatNow } from './WhatNow.tsx'

export interface GrantedProps extends PopupProps {
  won: { open: boolean; rewards: readonly Reward[] }
  draw: DrawReward
  note?: string | undefined
  className?: string
  sums: ReturnType<typeof sumRewards<Reward>>
  countOf: ReturnType<typeof useRewardCount>
  /** Chances in percent of what was drawn: a reward without a rarity has that of its chance. */
  odds?: readonly { reward: Reward; percent: number }[] | undefined
  /** Of all rewards that have none. */
  rarity?: Reward['rarity']
  /** See `Celebration`. */
  titleTurned?: string | undefined
  /** How many were drawn, where more came beside them. */
  drawn?: number | undefined
}

/** Granted rewards: equal ones are merged, with how many there were. */
export function Granted({ won, draw, note, odds, rarity, sums, countOf, drawn, ...rest }: GrantedProps) {
  const t = useT<typeof zh>('campaign/claim-popup')
  const { length } = won.rewards
  const merged = sums.length < length && t('merged', { count: drawn ?? length })
  return (
    <Celebration
      {...rest}
      next={<WhatNow rewards={won.rewards} />}
      note={[note, merged].filter(Boolean).join(' · ')}
      rewards={sums.map(({ key, reward }) => ({
        id: key,
        name: reward.name,
        rarity: reward.rarity ?? rarity ?? rarityOf(reward, odds),
        count: countOf(reward),
        art: draw(reward),
      }))}
    />
  )
}

/** Of a reward with several chances the highest counts, and of one without any none. */
function rarityOf({ id, days }: Reward, odds: readonly { reward: Reward; percent: number }[] = []) {
  const chances = odds.filter(({ reward }) => reward.id === id && reward.days === days)
  const percent = Math.max(...chances.map((chance) => chance.percent))
  return percent < 1
    ? percent < 0
      ? undefined
      : 'legend'
    : percent < 5
      ? 'epic'
      : percent < 15
        ? 'rare'
        : 'common'
}
