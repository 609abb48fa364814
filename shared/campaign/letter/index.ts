export { Letter, type LetterAnswer, type LetterState } from './Letter.tsx'
