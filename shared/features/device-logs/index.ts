export { type Entry, entriesOf, type Filter, filtered } from './entries.ts'
export { type Upload, useLogs } from './use-logs.ts'
