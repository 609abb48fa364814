export { CopySheet } from './CopySheet.tsx'
