export {
  type IdempotencyKey,
  isOffered,
  idOfKey,
  isOpen,
  nameOfKey,
  openKey,
  readKey,
} from './keys.ts'
export { type Outcome, outcomeOf } from './outcome.ts'
