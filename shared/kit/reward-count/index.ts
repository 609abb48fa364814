export { type CountedReward, sumRewards } from './sum-rewards.ts'
export { useRewardCount, useRewardNames } from './use-reward-count.ts'
