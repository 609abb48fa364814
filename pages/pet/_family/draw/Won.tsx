import { GrantedPopup } from '#shared/kit/reward-popup'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RewardArt } from '../reward/RewardArt.tsx'
import type { Draws } from './use-draws.ts'

/** What was in the capsules, one for each turn. It keeps its content while it leaves. */
export function Won({ draws: { won, keep } }: { draws: Draws }) {
  const t = useT<typeof zh>('family')
  return (
    <GrantedPopup
      open={won.open}
      onClose={keep}
      title={t('draw.won')}
      granted={won.rewards}
      artOf={(reward) => <RewardArt reward={reward} />}
    />
  )
}
