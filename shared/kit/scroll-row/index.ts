export { useScrolledTo } from './use-scrolled-to.ts'
