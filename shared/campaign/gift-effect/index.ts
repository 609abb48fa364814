export type { GiftEffect } from './EffectStage.tsx'
export { useGiftEffect } from './use-gift-effect.tsx'
export { wantsStill } from './wants-still.ts'
