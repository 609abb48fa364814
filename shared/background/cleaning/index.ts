export { cleanOldAnswers } from './clean-old-answers.ts'
export { cleanOldDecisions } from './clean-old-decisions.ts'
