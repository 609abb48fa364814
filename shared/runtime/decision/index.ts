export {
  type Decision,
  isDoneSince,
  isOpen,
  nameOfDecision,
  type OpenDecision,
  onDecidedElsewhere,
  openDecision,
  openDecisions,
} from './decisions.ts'
export { isUnheard, type Outcome, outcomeOf } from './outcome.ts'
