export { Sheet, type SheetProps } from './Sheet.tsx'
export { useLast } from './use-last.ts'
