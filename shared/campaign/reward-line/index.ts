export { RewardLine } from './RewardLine.tsx'
