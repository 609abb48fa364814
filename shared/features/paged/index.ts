export type { Page } from './pages.ts'
export { type ItemOf, type Paged, usePaged } from './use-paged.ts'
