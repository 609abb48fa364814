export { RewardArt } from './RewardArt.tsx'
export { RewardName } from './RewardName.tsx'
export { RewardPitch } from './RewardPitch.tsx'
export type { DrawReward, Reward } from './reward.ts'
