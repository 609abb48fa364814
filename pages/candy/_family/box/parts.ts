export { ClaimPopup } from '#shared/campaign/claim-popup'
export { Confirm } from '#shared/kit/confirm'
export { CopySheet } from '#shared/kit/copy-sheet'
