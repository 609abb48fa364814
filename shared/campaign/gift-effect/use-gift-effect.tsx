import { useState } from 'react'
import type { GiftMotion } from '#shared/api/gift-suit'
import type { DrawReward, Reward } from '#shared/campaign/reward'
import { useLater } from '#shared/features/later'
import { useLast } from '#shared/kit/sheet'

/** What plays over the whole screen: a gift, how it moves, what is said below it. */
export interface GiftEffect {
  reward: Reward
  motion: GiftMotion
  title: string
  note?: string
}

const loadStage = () => import('./EffectStage.tsx')

/**
 * Plays the effect of a gift over the whole screen, one at a time. Its code loads with the first one: place `stage` last
 * in the page, and call `play` on a press. Where motion is not wanted the gift stands still: see `wantsStill`.
 */
export function useGiftEffect(draw: DrawReward) {
  const [effect, setEffect] = useState<GiftEffect>()
  const shown = useLast(effect)
  const stop = () => setEffect(undefined)
  const part = useLater(loadStage, effect !== undefined, stop)
  return {
    play: setEffect,
    loading: effect !== undefined && !part,
    stage: part && shown && (
      <part.EffectStage open={effect !== undefined} effect={shown} draw={draw} onClose={stop} />
    ),
  }
}
