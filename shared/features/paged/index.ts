export { type Page, type Paged, usePaged } from './use-paged.ts'
