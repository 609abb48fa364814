export { type ShareInfo, share } from './share.ts'
export { useShare } from './use-share.ts'
