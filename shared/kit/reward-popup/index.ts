export { type Reward, RewardPopup } from './RewardPopup.tsx'
