/** What pages log. Pages do not wait for these calls. */
import { object, string, unknown } from 'valibot'
import { endpoint } from '#shared/runtime/schema'

// Pages do not wait for these, logged in or not, and nothing is shown when one fails; they outlive the page. Written out each time:
// of a spread a bundler cannot know that it does nothing, and pages would carry those that they never call.

/** The local error log, sent on purpose; `content`: JSON of its entries. */
export const sendErrorLog = endpoint({
  method: 'POST',
  path: '/assets/frontendLog/v1',
  input: object({ userId: string(), content: string() }),
  output: unknown(),
  needLogin: false,
  quiet: true,
  keepalive: true,
})

/** One report event; `content`: its JSON. */
export const sendReport = endpoint({
  method: 'POST',
  path: '/assets/frontendLog/v2',
  input: object({ userId: string(), content: string() }),
  output: unknown(),
  needLogin: false,
  quiet: true,
  keepalive: true,
})

/**
 * At most 200 log events; `frontendLog`: their JSON. An event `boot` names the outcome of a page's start in `extra`: `ready` or
 * `failed`. Where no script of a page runs, its guard sends one by a beacon, which carries no headers.
 */
export const sendLogs = endpoint({
  method: 'POST',
  path: '/assets/frontendLog/v3',
  input: object({ frontendLog: string() }),
  output: unknown(),
  needLogin: false,
  quiet: true,
  keepalive: true,
})
