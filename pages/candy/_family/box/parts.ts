export { Confirm } from '#shared/kit/confirm'
export { CopySheet } from '#shared/kit/copy-sheet'
export { Granted } from '../reward/Granted.tsx'
