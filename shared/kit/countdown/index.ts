export { Countdown } from './Countdown.tsx'
export { formatDuration } from './duration.ts'
