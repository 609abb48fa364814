export { type GiftEffect, useGiftEffect } from './use-gift-effect.tsx'
export { wantsStill } from './wants-still.ts'
