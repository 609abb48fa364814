export { type CountedReward, sumRewards } from './sum-rewards.ts'
export { useRewardCount } from './use-reward-count.ts'
export { useRewardNames } from './use-reward-names.ts'
