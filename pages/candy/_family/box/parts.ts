export { GrantedPopup } from '#shared/campaign/granted'
export { Confirm } from '#shared/kit/confirm'
export { CopySheet } from '#shared/kit/copy-sheet'
