export { SpendConfirm } from './SpendConfirm.tsx'
