export { ClaimPopup } from '#shared/campaign/claim-popup'
export { drawPrize } from '#shared/campaign/prize'
export { CellSheet } from './CellSheet.tsx'
