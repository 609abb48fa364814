export { openLayer, watchLayers } from './layers.ts'
export { followLinks, linkedPath } from './links.ts'
export { navigate } from './navigate.ts'
export { pageUrl, type QueryValues, sitePath, webAddress } from './url.ts'
