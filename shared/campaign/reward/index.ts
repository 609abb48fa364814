export { RewardArt } from './RewardArt.tsx'
export { RewardName } from './RewardName.tsx'
export { RewardSamples } from './RewardSamples.tsx'
export type { DrawReward, Reward } from './reward.ts'
