export { Qr } from './Qr.tsx'
