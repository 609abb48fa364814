export { formatOrdinal } from './ordinal.ts'
export { PlacePrizes } from './PlacePrizes.tsx'
