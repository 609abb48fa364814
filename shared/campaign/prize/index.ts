export { drawFrom, drawPrize } from './draw-prize.tsx'
