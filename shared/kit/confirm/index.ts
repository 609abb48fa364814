export { Confirm, type ConfirmProps } from './Confirm.tsx'
