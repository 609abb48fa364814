/** Below the fold: loaded once the card is shown. */
export { FullCard } from './FullCard.tsx'
export { Lines } from './Lines.tsx'
