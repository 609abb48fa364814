export { Letter, type LetterState } from './Letter.tsx'
