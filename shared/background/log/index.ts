export type { LogEvent } from './event.ts'
export { watchExposure } from './exposure.ts'
export { type DeviceLogs, readLogs, uploadErrors } from './read.ts'
export { startLogUpload } from './upload.ts'
