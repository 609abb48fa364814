import { useState } from 'react'
import type { DrawReward } from '#shared/campaign/reward'
import { useLater } from '#shared/features/later'
import { useLast } from '#shared/kit/sheet'
import type { GiftEffect } from './EffectStage.tsx'

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
