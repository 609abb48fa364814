export { cleanOldAnswers } from './clean-old-answers.ts'
export { cleanOldNotes } from './clean-old-notes.ts'
