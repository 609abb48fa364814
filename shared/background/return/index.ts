export { watchReturn } from './watch-return.ts'
