export { captureErrors } from './capture.ts'
export { type LoggedError, logError, onLoggedError } from './log-error.ts'
export { logText } from './log-text.ts'
export { mask, maskField } from './mask.ts'
