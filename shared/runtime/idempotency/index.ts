export {
  type IdempotencyKey,
  idOfKey,
  isOffered,
  isOpen,
  nameOfKey,
  openKey,
  readKey,
} from './keys.ts'
export { type Outcome, outcomeOf } from './outcome.ts'
