export { EarlySheet } from './EarlySheet.tsx'
export { Sheet, type SheetProps } from './Sheet.tsx'
export { useLast } from './use-last.ts'
