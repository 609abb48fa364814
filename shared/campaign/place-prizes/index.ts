export { PlacePrizes } from './PlacePrizes.tsx'
