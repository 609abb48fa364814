export { tellFailure } from './tell-failure.ts'
