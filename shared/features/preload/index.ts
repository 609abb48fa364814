export { preloadAssets } from './preload-assets.ts'
export { raisePreloadError } from './raise.ts'
