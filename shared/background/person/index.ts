export { learnPerson } from './learn-person.ts'
