export { laterPopup, type PopupProps } from './later-popup.tsx'
