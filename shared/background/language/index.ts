export { followLanguage } from './follow-language.ts'
