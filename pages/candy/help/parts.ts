export { ClaimPopup } from '#shared/campaign/claim-popup'
export { drawPrize } from '#shared/campaign/prize'
