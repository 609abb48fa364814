export { drawFrom, drawPrize } from './draw-prize.tsx'
export { FOXES, Fox } from './Fox.tsx'
