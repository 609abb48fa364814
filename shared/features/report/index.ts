export { type ReportEvent, report } from './report.ts'
export { landed, useLanding } from './use-landing.ts'
