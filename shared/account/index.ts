export { askAboutLink } from './LinkQuestion.tsx'
