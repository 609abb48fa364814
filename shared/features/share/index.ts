export { type ShareInfo, share } from './share.ts'
export { usePosterLink } from './use-poster-link.ts'
export { useShare } from './use-share.ts'
