export {
  type Decision,
  isOffered,
  isOpen,
  nameOfDecision,
  openDecision,
  readDecision,
} from './decisions.ts'
export { isUnheard, type Outcome, outcomeOf } from './outcome.ts'
