/** What pages log. Nobody waits for these calls. */
import { object, string, unknown } from 'valibot'
import { endpoint } from '#shared/runtime/request'

/** Nobody waits for these, logged in or not, and nobody is told when one fails. They outlive the page. */
const silent = { method: 'POST', output: unknown(), needLogin: false, quiet: true, keepalive: true } as const

/** The local error log, sent on purpose; `content`: JSON of its entries. */
export const sendErrorLog = endpoint({
  ...silent,
  path: '/assets/frontendLog/v1',
  input: object({ userId: string(), content: string() }),
})

/** One report event; `content`: its JSON. */
export const sendReport = endpoint({
  ...silent,
  path: '/assets/frontendLog/v2',
  input: object({ userId: string(), content: string() }),
})

/** At most 200 log events; `frontendLog`: their JSON. */
export const sendLogs = endpoint({
  ...silent,
  path: '/assets/frontendLog/v3',
  input: object({ frontendLog: string() }),
})
