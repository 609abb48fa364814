export { startVersionWatch } from './watch-version.ts'
