export { captureErrors } from './capture.ts'
export { type LoggedError, logError } from './log-error.ts'
export { mask } from './mask.ts'
