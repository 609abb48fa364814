export { RewardLine } from './RewardLine.tsx'
export { rarestOf, TopPrize } from './TopPrize.tsx'
