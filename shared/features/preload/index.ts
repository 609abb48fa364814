export { preloadAssets, preloadPage, savesData } from './preload-assets.ts'
export { raisePreloadError } from './raise.ts'
