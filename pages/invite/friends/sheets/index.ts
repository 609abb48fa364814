export { Sheets } from './Sheets.tsx'
