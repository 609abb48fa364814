export { cleanOldAnswers } from './clean-old-answers.ts'
