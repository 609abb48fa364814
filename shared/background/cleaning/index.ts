export { cleanOldAnswers } from './clean-old-answers.ts'
export { cleanOldIntents } from './clean-old-intents.ts'
