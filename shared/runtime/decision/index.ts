export {
  type Decision,
  isOffered,
  isOpen,
  nameOfDecision,
  openDecision,
  readDecision,
} from './decisions.ts'
export { type Outcome, outcomeOf } from './outcome.ts'
