import { useState } from 'react'
import type { GiftMotion } from '#shared/api/gift-suit'
import type { DrawReward, Reward } from '#shared/campaign/reward'
import { useLater } from '#shared/features/later'
import { useLast } from '#shared/kit/sheet'

/** A full-screen effect: the gift, its motion, and the words below it. */
export interface GiftEffect {
  reward: Reward
  motion: GiftMotion
  title: string
  note?: string
}

const loadStage = () => import('./EffectStage.tsx')

/**
 * Plays gift effects over the whole screen, one at a time. The player's code loads with the first effect: render `stage`
 * last in the page and call `play` on a press. Where motion is unwanted the gift is shown still: see `wantsStill`.
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
