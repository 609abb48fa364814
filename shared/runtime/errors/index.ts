export { captureErrors } from './capture.ts'
export { type LoggedError, logError, onLoggedError } from './log-error.ts'
export { mask, maskField } from './mask.ts'
export { textOf } from './text-of.ts'
