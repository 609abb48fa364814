export { type Prize, PrizeGrid } from './PrizeGrid.tsx'
