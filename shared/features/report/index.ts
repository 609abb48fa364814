export { type ReportEvent, report } from './report.ts'
