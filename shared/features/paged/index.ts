export type { Page } from './pages.ts'
export { type Paged, usePaged } from './use-paged.ts'
