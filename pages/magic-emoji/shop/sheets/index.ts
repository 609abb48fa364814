export { Sheets } from './Sheets.tsx'
export { Unconfirmed } from './Unconfirmed.tsx'
