export { ClaimPopup } from '#shared/campaign/claim-popup'
export { drawReward } from '../_family/reward/draw-reward.tsx'
