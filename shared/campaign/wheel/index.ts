export { PrizeWheel } from './PrizeWheel.tsx'
