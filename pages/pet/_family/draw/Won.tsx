import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RewardArt } from '../reward/RewardArt.tsx'
import type { Draws } from './use-draws.ts'

/** What was in the capsules, one for each turn. It keeps its content while it leaves. */
export function Won({ draws: { won, keep } }: { draws: Draws }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  return (
    <RewardPopup
      open={won.open}
      onClose={keep}
      title={t('draw.won')}
      rewards={won.rewards.map((reward, place) => ({
        id: `${place}`,
        name: reward.name,
        count: countOf(reward),
        art: <RewardArt reward={reward} />,
      }))}
    />
  )
}
