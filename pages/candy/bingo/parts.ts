export { Granted } from '../_family/reward/Granted.tsx'
export { CellSheet } from './CellSheet.tsx'
