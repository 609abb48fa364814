export { ClaimPopup } from './ClaimPopup.tsx'
