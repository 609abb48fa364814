export { RewardArt } from './RewardArt.tsx'
export { RewardName } from './RewardName.tsx'
export type { DrawReward, Reward } from './reward.ts'
