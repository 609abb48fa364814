export { isUnsure } from './is-unsure.ts'
export { useOpenDecision } from './use-open-decision.ts'
