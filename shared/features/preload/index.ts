export { preloadAssets, preloadPage, raisePreloadError, savesData } from './preload-assets.ts'
