export { useClaim, type Won } from './use-claim.ts'
