export { type Period, Periods } from './Periods.tsx'
export { Segmented } from './Segmented.tsx'
