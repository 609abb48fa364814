export { useLater } from './use-later.ts'
