import './polyfills.ts'

export { background } from './background.ts'
export { renderFrame } from './frame.tsx'
export { mount, takeMounted } from './mount.tsx'
export type { PageAction } from './page-action.ts'
export { type PageData, pageData, type SiteHosts } from './page-data.ts'
export type { FamilyMeta, PageMeta, PageOf } from './page-meta.ts'
export type { PageState } from './page-state.ts'
