export { isMoment } from './moment.ts'
export { learnServerTime, serverNow } from './server-time.ts'
export { useNow } from './use-now.ts'
