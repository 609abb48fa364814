export { GrantedPopup } from './GrantedPopup.tsx'
