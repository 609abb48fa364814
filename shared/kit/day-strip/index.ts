export { type Day, DayStrip } from './DayStrip.tsx'
