export { type ShareEnd, type ShareInfo, share } from './share.ts'
