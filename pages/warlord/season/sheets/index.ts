export { Sheets } from './Sheets.tsx'
export { Winners } from './Winners.tsx'
