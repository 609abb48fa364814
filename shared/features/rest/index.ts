export { useRest } from './use-rest.ts'
