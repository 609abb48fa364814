export { lookForMissingPart, startVersionWatch } from './watch-version.ts'
