import { sendErrorLog, sendLogs, sendReport } from '#shared/api/frontend-log'
import { domain } from '../domain.ts'

/** Takes what pages log; `GET /__sandbox/calls` shows it. */
export const frontendLog = domain((on) => {
  on(sendErrorLog, () => null)
  on(sendReport, () => null)
  on(sendLogs, () => null)
})
