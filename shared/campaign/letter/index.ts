export { type LetterAnswer, type LetterData, type LetterState, Letters } from './Letter.tsx'
