export { GrantedPopup } from './GrantedPopup.tsx'
export { type Reward, RewardPopup } from './RewardPopup.tsx'
