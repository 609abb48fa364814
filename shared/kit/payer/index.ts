export { Payer } from './Payer.tsx'
