export { onSocketData } from './socket-data.ts'
export { type LiveRules, useLiveCall } from './use-live-call.ts'
