export { cleanLink, cleanText } from './clean-link.ts'
