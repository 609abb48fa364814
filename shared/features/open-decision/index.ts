export { useOpenDecision } from './use-open-decision.ts'
