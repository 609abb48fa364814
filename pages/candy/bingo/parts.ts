export { GrantedPopup } from '#shared/campaign/granted'
export { drawReward } from '../_family/reward/draw-reward.tsx'
export { CellSheet } from './CellSheet.tsx'
