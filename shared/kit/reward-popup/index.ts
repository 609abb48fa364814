export { RewardPopup } from './RewardPopup.tsx'
